export * from './actions.ts';
export * from './environment.ts';
export * from './observations.ts';
