import type { Plugin } from 'vite';

/** Chromium compiles functions while the script loads, which saves a first visit a quarter of main-thread work. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Length in characters from which a script has the hint. Shorter ones are compiled quickly, and there are many of them. */
const MIN_LENGTH = 5000;

/** Adds the hint where browsers look for it. Most chunks of the back office are not needed when it is opened. */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // Vite adds lines of its own.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.code.length < MIN_LENGTH) continue;
          if (!file.moduleIds.some((id) => id.includes('/src/admin/')))
            file.code = HINT + file.code;
        }
      },
    },
  };
}

/** Display names keep unused components in the build. If the router's code changes, the scripts are only larger. */
function withoutUnusedRouter(): Plugin {
  return {
    name: 'without-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(/(?<== )React\d*\.forwardRef\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}

export const leaveOut = (): Plugin[] => [withoutUnusedRouter()];
