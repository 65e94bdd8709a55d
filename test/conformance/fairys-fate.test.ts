import { conformance } from './battery.ts';
import { fairysFateSpec } from './fairys-fate.ts';

conformance(fairysFateSpec);
