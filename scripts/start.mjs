import { runHere } from './runHere.mjs';
import { ensureDependencies } from './setup.mjs';

/**
 * Runs `npm start`: installs missing packages, builds, prerenders and serves at
 * http://localhost:4173.
 */
await ensureDependencies();
await runHere('scripts/start.ts', []);
