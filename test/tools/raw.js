/** For scripts that run from the sources: loads the text of a file, `import('page.md?raw')`, as Vite and the build do. */
import { register } from 'node:module';

const hooks = `
  import { readFileSync } from 'node:fs';
  export async function load(url, context, next) {
    if (!url.endsWith('?raw')) return next(url, context);
    const text = readFileSync(new URL(url.replace('?raw', '')), 'utf8');
    return { format: 'module', source: 'export default ' + JSON.stringify(text), shortCircuit: true };
  }`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
