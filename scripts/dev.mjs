import { spawn } from 'node:child_process';
import { scriptOf } from './processes.mjs';
import { ensureDependencies } from './setup.mjs';

/** `npm run dev`: Vite with the mocked services (e-mail) and no prerendering. */
await ensureDependencies();
const env = {
  VITE_PUBLISH_TARGET: 'local',
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  ...process.env,
};
const child = spawn(process.execPath, [scriptOf('vite'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
child.on('exit', (code) => process.exit(code ?? 1));
