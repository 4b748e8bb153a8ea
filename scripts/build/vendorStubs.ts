import type { Plugin } from 'vite';

/** Modules of libraries that nothing of ours uses, and what stands in for them. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Material UI's ripple: no button of ours shows one. 2 KB.
  [
    /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.m?js$/,
    'export default function NoRipple() { return null; }',
  ],
  // What would show it, at every press: a rendering of the button for nothing.
  [
    /[\\/]@mui[\\/]material[\\/]useLazyRipple[\\/]useLazyRipple\.m?js$/,
    'const none = () => {};' +
      'const ripple = { ref: { current: null }, shouldMount: false, start: none, stop: none, pulsate: none };' +
      'export default function useNoRipple() { return ripple; }',
  ],
  // Material UI's own shadows: the theme states its own.
  [/[\\/]@mui[\\/]material[\\/]styles[\\/]shadows\.m?js$/, 'export default [];'],
  // Tells valid HTML attributes by a list of them all: what we give our elements is valid. 2 KB.
  [
    /[\\/]@emotion[\\/]is-prop-valid[\\/]dist[\\/].*\.js$/,
    "const OURS = new Set(['theme', 'sx', 'as', 'ownerState']);" +
      'export default function isPropValid(name) { return !OURS.has(name); }',
  ],
  // The theme of components outside any theme: ours are all inside, and building it takes a phone 10 ms.
  [/[\\/]@mui[\\/]material[\\/]styles[\\/]defaultTheme\.m?js$/, 'export default {};'],
  // Joins stored states: the engine has a join of its own.
  [
    /[\\/]redux-persist[\\/]es[\\/]stateReconciler[\\/]autoMergeLevel1\.js$/,
    'export default function autoMergeLevel1(stored) { return stored; }',
  ],
  // Copies the statics of components wrapped by Emotion's withTheme, which nothing calls. 2 KB.
  [
    /[\\/]hoist-non-react-statics[\\/].*\.js$/,
    'export default function hoistNonReactStatics(target) { return target; }',
  ],
  [
    /[\\/]@emotion[\\/]react[\\/]_isolated-hnrs[\\/]dist[\\/].*\.js$/,
    'export default function hoistNonReactStatics(target) { return target; }',
  ],
];

/** The spinner of loading buttons, which ours do not show: 2 KB. Other importers get the real one. */
const SPINNER = /CircularProgress/;
const BUTTONS = /[\\/]@mui[\\/]material[\\/](?:Icon)?Button[\\/]/;
const NO_SPINNER = '\0no-spinner';

/** Leaves out of every bundle what its visitors would download for nothing (docs/decisions/002). */
export function vendorStubs(): Plugin {
  return {
    name: 'lean-vendors',
    enforce: 'pre',
    resolveId(id, importer) {
      return importer && SPINNER.test(id) && BUTTONS.test(importer) ? NO_SPINNER : null;
    },
    load(id) {
      if (id === NO_SPINNER) return 'export default function NoSpinner() { return null; }';
      const file = id.split('?')[0] ?? id;
      return REPLACED.find(([pattern]) => pattern.test(file))?.[1] ?? null;
    },
  };
}
