import type { Pages } from '../core/law.ts';

/** The rules of record of Elfenland, by which Elfengold is played too. */
export const elfenlandPages: Pages = {
  en: () => import('../../docs/rules/elfenland.md?raw'),
  it: () => import('../../docs/rules/it/elfenland.md?raw'),
};
