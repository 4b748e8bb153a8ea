import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';

/** The packages whose commands have another name. */
const PACKAGES = { tsc: 'typescript' };

/**
 * Path of the script behind a command of an installed package, to be run by Node itself: what npm puts into `.bin` is a
 * shell script, which Windows starts only through a shell.
 * @param {string} command such as `prettier`
 * @param {string} modules the folder that its package is installed in
 * @throws Error where the package is not installed
 */
export function scriptOf(command, modules = MODULES) {
  const folder = path.join(modules, PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** How npm is started without a shell: by the npm that runs this, by the one beside Node, else by its name. */
export function npmCommand() {
  const beside = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = [process.env['npm_execpath'], beside].find(
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
 * Ends at once what {@link startTree} started, and everything that it has started; nothing where it has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTree({ pid }) {
  if (pid === undefined) return;
  try {
    if (IS_WINDOWS) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
