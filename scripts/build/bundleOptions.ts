import { chunkOf } from './chunks';

/** Options of the bundler: the chunks, and a package that is left out where nothing uses it. */
export const BUNDLE_OPTIONS = {
  // Emotion imports the package for one function, and the package does not say that it has no side effects.
  treeshake: {
    moduleSideEffects: (id: string) => (id.includes('hoist-non-react-statics') ? false : undefined),
  },
  output: {
    codeSplitting: {
      groups: [{ name: chunkOf, debugName: 'site', includeDependenciesRecursively: false }],
    },
  },
};
