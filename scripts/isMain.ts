import { existsSync, realpathSync } from 'node:fs';

/**
 * Returns whether a module is the script that Node was started with. Resolves symbolic links
 * first.
 * @param file `import.meta.filename` of the module
 */
export function isMain(file: string): boolean {
  const [, started] = process.argv;
  return (
    started !== undefined && existsSync(started) && realpathSync(started) === realpathSync(file)
  );
}
