import { runHere } from './runHere.mjs';
import { ensureDependencies } from './setup.mjs';

/** `npm start`: installs what is missing, builds, prerenders and serves at http://localhost:4173. */
await ensureDependencies();
await runHere('scripts/start.ts', []);
