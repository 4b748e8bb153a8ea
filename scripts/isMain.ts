import { existsSync, realpathSync } from 'node:fs';

/** Whether Node was started with a module, also through a symbolic link. @param file its `import.meta.filename` */
export function isMain(file: string): boolean {
  const [, started] = process.argv;
  return (
    started !== undefined && existsSync(started) && realpathSync(started) === realpathSync(file)
  );
}
