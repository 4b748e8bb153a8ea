import type { Plugin } from 'vite';

const WORKER = /\?worker&url$/;
const NONE = '\0no-worker';

/** Leaves workers out of the prerenderer, which starts none. Bundling them into its single file never ends. */
export function withoutWorkers(): Plugin {
  return {
    name: 'without-workers',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    resolveId: (id) => (WORKER.test(id) ? NONE : undefined),
    load: (id) => (id === NONE ? "export default '';" : undefined),
  };
}
