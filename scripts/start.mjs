import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup.mjs';

/** `npm start`: installs what is missing, builds, prerenders and serves at http://localhost:4173. */
await ensureDependencies();
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
