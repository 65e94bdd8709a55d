import { conformance } from '../../testing/battery.ts';
import { spec as theChallengeSpec } from './spec.ts';

conformance(theChallengeSpec);
