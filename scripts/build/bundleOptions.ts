import { chunkGroup } from './chunks';

/** Options of the bundler for the scripts of the browser. */
export const bundleOptions = {
  treeshake: {
    // Emotion imports this package for a function that the site does not use
    // (docs/decisions/002-public-bundle-size.md).
    moduleSideEffects: (id: string) =>
      id.includes('/hoist-non-react-statics/') ? false : undefined,
  },
  output: { codeSplitting: { groups: [chunkGroup] } },
};
