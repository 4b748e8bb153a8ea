import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs `npm run dev`: Vite with mocked services (`src/mocks`) and without prerendering. */
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_DESK_STORE'] ??= 'local';
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
await import(pathToFileURL(path.resolve('node_modules/vite/bin/vite.js')).href);
