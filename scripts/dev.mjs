import { runHere } from './runHere.mjs';
import { ensureDependencies } from './setup.mjs';

/** Runs `npm run dev`: Vite with mocked services (`src/mocks`) and without prerendering. */
await ensureDependencies();
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
await runHere('node_modules/vite/bin/vite.js', process.argv.slice(2));
