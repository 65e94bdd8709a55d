import { conformance } from '../../testing/battery.ts';
import { spec as fairysFateSpec } from './spec.ts';

conformance(fairysFateSpec);
