// npm run docs: checks that every link of the built site leads to a file and an anchor that exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../entries.ts';

/** The broken links of a built site, as `page → link`; `#case=…` is for a program. @param base the site's folder on its host. */
export function brokenLinks(site: string, base = '/'): string[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string): ReadonlySet<string> => {
    const known = anchors.get(file) ?? idsIn(readFileSync(file, 'utf8'));
    anchors.set(file, known);
    return known;
  };
  return pages.sort().flatMap((page) => {
    const links = new Set(linksIn(readFileSync(join(site, page), 'utf8')));
    return [...links].flatMap((link) => {
      const [address = '', anchor = ''] = link.split('#');
      const file = fileOf(site, base, join(site, page), decodeURIComponent(address.split('?')[0] ?? ''));
      const leads =
        file !== undefined &&
        (anchor === '' || anchor.includes('=') || anchorsOf(file).has(decodeURIComponent(anchor)));
      return leads ? [] : [`${page} → ${link}`];
    });
  });
}

/** The addresses within the site that a page links to or loads. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<[^>]*?\s(?:href|src)="([^"]*)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !/^(?:[a-z]+:|\/\/)/i.test(link));
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/<[^>]*?\s(?:id|name)="([^"]*)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')),
  );
}

/** The file that a server with clean URLs returns for an address; `undefined` if there is none. */
export function fileOf(site: string, base: string, page: string, address: string): string | undefined {
  if (address.startsWith('/') && !address.startsWith(base)) return undefined;
  const path = address.startsWith('/') ? join(site, address.slice(base.length)) : join(dirname(page), address);
  const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
  if (address === '') return page;
  return [path, `${path}.html`, join(path, 'index.html')].find(isFile);
}

if (process.argv[1] === import.meta.filename) {
  const site = join(ROOT, 'site');
  const broken = brokenLinks(site, process.env['FEYRULES_SITE']);
  for (const link of broken) console.error(link);
  console.log(`${relative(ROOT, site)}: ${broken.length} links lead nowhere`);
  if (broken.length > 0) process.exitCode = 1;
}
