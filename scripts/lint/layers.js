/**
 * The import layers. The lint rule `layers/no-upward-import` enforces this table. A layer is a set of folders below
 * `src`; if a file matches more than one, the longest path counts.
 *
 * @typedef {object} Layer
 * @property {string[]} paths folders of the layer, or modules without extension
 * @property {string[]} imports layers it may import from, besides itself
 * @property {string[]} [lazyImports] layers it may load with `import()` or import types from, and nothing else
 * @property {(string | { name: string, only: string[] })[]} packages npm packages: a name with everything below it,
 *   `@scope/*`, `*` for all but ADMIN_PACKAGES and Node's own, or only some exports of one
 * @property {string[]} [features] folders whose subfolders are isolated from each other
 * @property {string[]} [entries] more index files of features, apart from the rest so that pages load only what they need
 * @property {boolean} [indexOnly] whether other layers may import only the `index.ts` of a feature, or of the layer
 */

const DATA_PACKAGES = ['@reduxjs/toolkit', 'react-redux', 'idb-keyval', 'valibot'];
const BELOW_ADMIN = ['domain', 'schemas', 'theme', 'ui', 'api', 'features'];
const BELOW_LAYOUT = [...BELOW_ADMIN, 'admin drafts', 'admin store'];
const BELOW_FORMS = [...BELOW_LAYOUT, 'admin layout'];
const BELOW_HOLDS = [...BELOW_FORMS, 'admin forms'];
const BELOW_PAGES = [...BELOW_HOLDS, 'admin holds', 'admin resources'];
const ALL_PACKAGES = ['*', 'admin packages'];

/** @type {Record<string, Layer>} */
export const LAYERS = {
  domain: { paths: ['src/domain'], imports: ['schemas'], packages: ['valibot'] },
  // Values of these modules load valibot, which is not part of the first load of public pages.
  schemas: {
    paths: [
      'src/domain/availability/schema',
      'src/domain/category/schema',
      'src/domain/page/aboutSchema',
      'src/domain/page/homeSchema',
      'src/domain/product/schema',
      'src/domain/project/schema',
      'src/domain/rental/incoming/newRequest',
      'src/domain/rental/schema',
      'src/domain/service/schema',
      'src/domain/site/schema',
      'src/domain/topic/schema',
    ],
    imports: ['domain'],
    packages: ['valibot'],
  },
  theme: { paths: ['src/theme'], imports: [], packages: ['@mui/*', '@emotion/*'] },
  ui: {
    paths: ['src/ui'],
    imports: ['theme'],
    packages: [
      'react',
      'react-dom',
      '@mui/*',
      '@emotion/*',
      {
        name: 'react-router-dom',
        only: ['Link', 'LinkProps', 'Navigate', 'useLocation', 'useNavigationType'],
      },
    ],
  },
  api: {
    paths: ['src/api'],
    imports: ['domain'],
    lazyImports: ['schemas', 'api readers'],
    packages: [...DATA_PACKAGES, 'redux-persist', '@emailjs/browser'],
  },
  // Loaded with the first content file.
  'api readers': {
    paths: ['src/api/content/readers'],
    imports: ['domain', 'schemas', 'api'],
    packages: [],
  },
  features: {
    paths: ['src/features'],
    imports: ['domain', 'theme', 'ui', 'api'],
    lazyImports: ['schemas', 'api readers'],
    packages: ['*'],
    features: ['src/features', 'src/features/products', 'src/features/projects'],
    // Every page uses the state of cart, favourites and rental dates, few pages show more of them.
    entries: [
      'src/features/cart/view',
      'src/features/favorites/view',
      'src/features/rental-dates/details',
      'src/features/rental-dates/view',
    ],
    indexOnly: true,
  },
  app: {
    paths: ['src/app'],
    imports: ['domain', 'theme', 'ui', 'api', 'features'],
    lazyImports: ['admin', 'admin preview', 'schemas', 'api readers'],
    packages: ['*'],
  },
  // The index of the back office. Everything else in the folder belongs to one of the layers below.
  admin: {
    paths: ['src/admin'],
    imports: ['admin shell', 'admin store'],
    packages: [],
    indexOnly: true,
  },
  'admin drafts': {
    paths: ['src/admin/drafts'],
    imports: ['domain', 'schemas', 'api'],
    packages: DATA_PACKAGES,
  },
  'admin store': {
    paths: ['src/admin/store'],
    imports: [...BELOW_ADMIN, 'admin drafts'],
    packages: ALL_PACKAGES,
  },
  'admin layout': { paths: ['src/admin/layout'], imports: BELOW_LAYOUT, packages: ALL_PACKAGES },
  'admin forms': { paths: ['src/admin/forms'], imports: BELOW_FORMS, packages: ALL_PACKAGES },
  'admin holds': { paths: ['src/admin/holds'], imports: BELOW_HOLDS, packages: ALL_PACKAGES },
  'admin resources': {
    paths: ['src/admin/resources'],
    imports: BELOW_HOLDS,
    packages: ALL_PACKAGES,
  },
  // Products and projects refer to categories and offer their manager.
  'admin categories': {
    paths: ['src/admin/resources/categories'],
    imports: BELOW_PAGES,
    packages: ALL_PACKAGES,
    indexOnly: true,
  },
  resource: {
    paths: ['products', 'projects', 'services'].map((name) => `src/admin/resources/${name}`),
    imports: [...BELOW_PAGES, 'admin categories'],
    packages: ALL_PACKAGES,
    features: ['src/admin/resources'],
  },
  // Tests that every resource has to pass.
  'resource contract': {
    paths: ['src/admin/resources/contract'],
    imports: [...BELOW_PAGES, 'admin categories', 'resource'],
    packages: ALL_PACKAGES,
  },
  'admin pages': {
    paths: ['src/admin/pages'],
    imports: [...BELOW_PAGES, 'resource'],
    packages: ALL_PACKAGES,
    features: ['src/admin/pages'],
  },
  'admin publish': {
    paths: ['src/admin/publish'],
    // Problems link to the fields of the pages.
    imports: [...BELOW_PAGES, 'admin pages'],
    packages: ALL_PACKAGES,
    features: ['src/admin/publish/targets'],
  },
  'admin requests': {
    paths: ['src/admin/requests'],
    imports: [...BELOW_PAGES, 'admin publish'],
    packages: ALL_PACKAGES,
  },
  'admin preview': {
    paths: ['src/admin/preview'],
    imports: BELOW_PAGES,
    packages: ALL_PACKAGES,
    indexOnly: true,
  },
  'admin shell': {
    paths: ['src/admin/shell'],
    imports: [...BELOW_PAGES, 'resource', 'admin pages', 'admin publish', 'admin requests'],
    packages: ALL_PACKAGES,
  },
};

/** Imports inside one of these folders are relative; imports between them use the alias `@/`. */
export const RELATIVE_IMPORT_ROOTS = [
  'src/domain',
  'src/theme',
  'src/ui',
  'src/api',
  'src/app',
  'src/admin',
];
