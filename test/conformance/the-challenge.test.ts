import { conformance } from './battery.ts';
import { theChallengeSpec } from './the-challenge.ts';

conformance(theChallengeSpec);
