import { conformance } from '../../testing/battery.ts';
import { spec as elfengoldSpec } from './spec.ts';

conformance(elfengoldSpec);
