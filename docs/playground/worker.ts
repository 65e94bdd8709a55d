import { kits } from 'feyrules';
import { serveBot } from 'feyrules/front';

serveBot(self, ...kits);
