import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a script of the project in this process, so that ending this process also ends the
 * script. No signals have to be forwarded, which works on every system.
 * @param {string} script path from the root of the project
 * @param {string[]} args arguments of the script
 */
export async function runHere(script, args) {
  const file = path.join(ROOT, script);
  process.chdir(ROOT);
  process.argv.splice(1, Infinity, file, ...args);
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(file).href);
}
