import { conformance } from '../../testing/battery.ts';
import { spec as elfenlandSpec } from './spec.ts';

conformance(elfenlandSpec);
