import { conformance } from '../../testing/battery.ts';
import { spec as strageSpec } from './spec.ts';

conformance(strageSpec);
