import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureDependencies } from './setup.mjs';

/** Runs a TypeScript script in this process: ending it also ends the script, without signals, on every system. */
const root = fileURLToPath(new URL('..', import.meta.url));
const [script = '', ...args] = process.argv.slice(2);
const file = path.join(root, script);
const FOR_DEVELOPERS = [
  'scripts/dev.ts',
  'scripts/bench.ts',
  'scripts/fonts/makeFonts.ts',
  'scripts/guide/makePictures.ts',
];
await ensureDependencies(FOR_DEVELOPERS.includes(script));
process.chdir(root);
process.argv.splice(1, Infinity, file, ...args);
const { register } = await import('tsx/esm/api');
register();
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  // Its message says what to change, so the place in the code is of no use.
  const isAboutCompany = error instanceof Error && error.message.startsWith('company.config.ts ');
  if (!isAboutCompany) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
