/** The oldest browsers that the scripts of the site run in. */
export const BROWSERS = ['chrome107', 'edge107', 'firefox104', 'safari16'];
