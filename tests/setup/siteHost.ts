import path from 'node:path';
import { serve } from '../../scripts/serve/serve';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Serves websites for tests, one after another, and builds them. Loading the modules for it takes longer than the work. A
 * parent process sends the name of a function with its arguments, and receives the text of the error, or nothing.
 */
const work = {
  async serve(port: number, folders: Parameters<typeof serve>[1]) {
    served = await serve(port, folders);
  },
  /** Stops serving. The pages of the last publication are complete then. */
  async close() {
    const closed = new Promise((resolve) => served?.server.close(resolve));
    served?.server.closeAllConnections();
    await closed;
    await served?.whenBuilt();
  },
  /** Updates a build like a host that receives a commit of content: checks it, and rebuilds data, images and pages. */
  async build(publicFolder: string, dist: string) {
    const [{ loadEnv }, { checkPublicFolder, reportProblems }, { prerender }] = await Promise.all([
      import('vite'),
      import('../../scripts/contentCheck'),
      import('../../scripts/prerender/prerender'),
    ]);
    if (!reportProblems(await checkPublicFolder(publicFolder)))
      throw new Error('The content is invalid. See the errors above.');
    await prerender(loadEnv('production', ROOT, 'VITE_'), { publicFolder, dist });
  },
};
let served: Awaited<ReturnType<typeof serve>> | undefined;

export type Work = {
  [N in keyof typeof work]: [name: N, ...args: Parameters<(typeof work)[N]>];
}[keyof typeof work];

process.on('message', ([name, ...args]: Work) => {
  const run = work[name] as (...given: typeof args) => Promise<void>;
  run(...args).then(
    () => process.send?.(''),
    (error: unknown) => process.send?.(String(error)),
  );
});
