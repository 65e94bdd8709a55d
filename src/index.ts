export * from './core/index.ts';
export type { LawPlace } from './core/law.ts';
export { lawUrl } from './core/law.ts';
export * from './games/index.ts';
