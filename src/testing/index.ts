export { hold, properties } from './battery.ts';
export type { Property, Spec, Symmetry } from './spec.ts';
