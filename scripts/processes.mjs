import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/** Types are checked by the newer, native TypeScript; dependency-cruiser reads code with `typescript`. */
const PACKAGES = { depcruise: 'dependency-cruiser', tsc: 'typescript-native' };

/**
 * Returns the path of the script behind a command of an installed package, to be run by Node
 * itself. npm puts shell scripts into `.bin`, which Windows starts only through a shell.
 * @param {string} command such as `prettier`
 * @throws Error if the package is not installed
 */
export function scriptOf(command) {
  const folder = path.join(MODULES, PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Returns a command for npm without a shell: the running npm, the one next to Node, or by name. */
export function npmCommand() {
  const nextToNode = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = [process.env['npm_execpath'], nextToNode].find(
    (file) => file?.endsWith('npm-cli.js') && existsSync(file),
  );
  return script ? [process.execPath, script] : ['npm'];
}

/**
 * Starts Node so that {@link endTree} can end it with everything it starts.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startTree(args, options) {
  return spawn(process.execPath, args, { ...options, detached: !IS_WINDOWS });
}

/**
 * Ends a process that was started by {@link startTree}, and all its child processes,
 * immediately. Does nothing if the process has already ended.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTree({ pid }) {
  if (pid === undefined) return;
  try {
    if (IS_WINDOWS) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
