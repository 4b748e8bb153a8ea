import { existsSync, realpathSync } from 'node:fs';

/**
 * Whether a module is the script that Node was started with, also where the project lies behind a link.
 * @param file `import.meta.filename` of the module
 */
export function isMain(file: string): boolean {
  const [, started] = process.argv;
  return (
    started !== undefined && existsSync(started) && realpathSync(started) === realpathSync(file)
  );
}
