import { conformance } from './battery.ts';
import { elfenwizardsSpec } from './elfenwizards.ts';

conformance(elfenwizardsSpec);
