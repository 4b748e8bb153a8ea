/**
 * Who may import whom. The lint rule `floors/no-upward-import` reads this table and nothing else; change the
 * house here. An area is a folder below `src`; of two that fit a file, the longer path counts.
 *
 * @typedef {object} Area
 * @property {string[]} at folders of the area, or modules without extension
 * @property {string[]} may areas it may import from, besides itself
 * @property {string[]} [lazily] areas it may load with `import()` only
 * @property {(string | { name: string, only: string[] })[]} packages npm packages: a name with everything below
 *   it, `@scope/*`, `*` for all but ADMIN_PACKAGES and Node's own, or only some names of one
 * @property {boolean} [isSplit] whether each folder in it is a house of its own (features)
 * @property {boolean} [hasDoor] whether others may enter by `index.ts` alone
 */

/** @type {Record<string, Area>} */
export const AREAS = {
  domain: { at: ['src/domain'], may: [], packages: ['valibot'] },
  theme: { at: ['src/theme'], may: [], packages: ['@mui/*', '@emotion/*'] },
  ui: {
    at: ['src/ui'],
    may: ['theme'],
    packages: [
      'react',
      'react-dom',
      '@mui/*',
      '@emotion/*',
      { name: 'react-router-dom', only: ['Link', 'LinkProps'] },
      'embla-carousel-react',
      'yet-another-react-lightbox',
    ],
  },
  api: {
    at: ['src/api'],
    may: ['domain'],
    packages: [
      'react',
      '@reduxjs/toolkit',
      'react-redux',
      '@emailjs/browser',
      'idb-keyval',
      'valibot',
    ],
  },
  drafts: {
    at: ['src/api/drafts'],
    may: ['domain', 'api'],
    packages: ['@reduxjs/toolkit', 'react-redux', 'idb-keyval', 'valibot'],
  },
  publish: {
    at: ['src/api/publish'],
    may: ['domain', 'api', 'drafts'],
    packages: ['@reduxjs/toolkit', 'react-redux', 'idb-keyval', 'valibot', 'fflate', '@octokit/*'],
  },
  features: {
    at: ['src/features'],
    may: ['domain', 'theme', 'ui', 'api'],
    packages: ['*'],
    isSplit: true,
    hasDoor: true,
  },
  'admin features': {
    at: ['src/features/admin'],
    may: ['domain', 'theme', 'ui', 'api', 'drafts', 'publish', 'admin common'],
    packages: ['*', 'admin packages'],
    isSplit: true,
    hasDoor: true,
  },
  'admin common': {
    at: ['src/features/admin/common'],
    may: ['domain', 'theme', 'ui', 'api', 'drafts', 'publish'],
    packages: ['*', 'admin packages'],
  },
  app: {
    at: ['src/app'],
    may: ['domain', 'theme', 'ui', 'api', 'features'],
    lazily: ['app admin'],
    packages: ['*'],
  },
  'app admin': {
    at: ['src/app/admin', 'src/admin/shell/AdminApp', 'src/app/preview', 'src/admin/preview/PreviewApp'],
    may: [
      'domain',
      'theme',
      'ui',
      'api',
      'drafts',
      'publish',
      'features',
      'admin features',
      'admin common',
      'app',
    ],
    packages: ['*', 'admin packages'],
  },
};

/** Folders inside which imports are relative; between them they go by `@/`. */
export const RELATIVE_IMPORT_ROOTS = ['src/domain', 'src/theme', 'src/ui', 'src/api', 'src/app'];

/** Packages that must never reach a visitor's chunk. */
export const ADMIN_PACKAGES = [
  '@octokit/*',
  '@tanstack/react-table',
  'fflate',
  'minisearch',
  'react-dropzone',
  'papaparse',
  'react-easy-crop',
];

/** Entries that pull in a whole library: import the part itself (`@mui/material/Box`). */
export const BARRELS = ['@mui/material', '@mui/icons-material'];
