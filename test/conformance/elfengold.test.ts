import { conformance } from './battery.ts';
import { elfengoldSpec } from './elfengold.ts';

conformance(elfengoldSpec);
