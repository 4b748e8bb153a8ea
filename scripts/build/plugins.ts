import type { Plugin } from 'vite';

/**
 * Makes Chromium compile all functions of a script in the background while the script is loaded. Otherwise it compiles
 * each one on the main thread when it is first called, which is a quarter of the main thread's work on a first visit.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Length in characters from which a script has the hint. Shorter ones are compiled quickly, and there are many of them. */
const MIN_LENGTH = 5000;

/**
 * Adds a hint for compilation to the scripts, in their first line, where browsers look for it. Chunks with modules of the
 * back office are left out, because most of them are not needed when it is opened.
 */
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

/**
 * Removes the display names of React Router's components, which would keep those in the build that the site does not use, such
 * as `Form`. If its code changes, the scripts are only larger.
 */
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

/** Leaves out code that the build does not need. */
export const leaveOut = (): Plugin[] => [withoutUnusedRouter()];
