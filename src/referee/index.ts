export * from './migrate.ts';
export * from './notation/annotated.ts';
export * from './notation/stream.ts';
