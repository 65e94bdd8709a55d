import { conformance } from '../../testing/battery.ts';
import { spec as elfenwizardsSpec } from './spec.ts';

conformance(elfenwizardsSpec);
