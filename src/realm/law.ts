import type { Pages } from '../core/law.ts';

/** The rules of record of Elfenland. Elfengold cites them too. */
export const elfenlandPages: Pages = {
  en: () => import('../../docs/rules/elfenland.md?raw'),
  it: () => import('../../docs/rules/it/elfenland.md?raw'),
};
