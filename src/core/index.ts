export * from './define.ts';
export * from './domain.ts';
export * from './errors.ts';
export * from './game.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './rng.ts';
export * from './wording.ts';
