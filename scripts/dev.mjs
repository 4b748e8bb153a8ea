import { runHere } from './runHere.mjs';
import { ensureDependencies } from './setup.mjs';

/** `npm run dev`: Vite with the mocked services (e-mail) and no prerendering. */
await ensureDependencies();
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
await runHere('node_modules/vite/bin/vite.js', process.argv.slice(2));
