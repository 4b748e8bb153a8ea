/**
 * The import rules of `src`: which layer imports from which, and which packages it may use. `npm test` checks them with
 * dependency-cruiser (tests/architecture/imports.test.ts).
 */

const domain = '^src/domain/';
const theme = '^src/theme/';
const ui = '^src/ui/';
const api = '^src/api/';
const features = '^src/features/';
/** Values of these modules load valibot or the numbering plans, which are not part of the first load of public pages. */
const schemas =
  '^src/domain/(?:links/phone|(?:availability|category|product|project|service|site|topic)/schema|page/(?:about|home)Schema|rental/(?:incoming/newRequest|schema/index))\\.ts$';
/** Loaded with the first content file. */
const readers = '^src/api/content/readers/';
/** Entries of features: every page uses the state of some, few pages show more of them. */
const featureEntries =
  '^src/features/(?:(?:products|projects)/[^/]+|booking/(?:ask|offer)|(?:cart|favorites)/view|rental-dates/(?:details|estimates|prices|view)|[^/]+)/index\\.tsx?$';
const adminEntries = '^src/admin/(?:index|preview/openPreview)\\.tsx?$';
/** Loaded during development only. */
const mocks = '^src/mocks/startMocks\\.ts$';

/** Read by one module, which the build replaces by its value. */
const companyConfig = '^company\\.config\\.ts$';
/** The text of the help page of the back office. */
const officeGuide = '^docs/office-guide\\.md$';

const admin = (name) => `^src/admin/${name}/`;
const genericResources = '^src/admin/resources/(?:[^/]+$|(?:csv|form|records|screen|table)/)';
const categories = admin('resources/categories');
const resources = admin('resources/(?:products|projects|services|topics)');
const belowAdmin = [domain, theme, ui, api, features];
const belowForms = [
  ...belowAdmin,
  admin('theme'),
  admin('drafts'),
  admin('storage'),
  admin('store'),
  admin('layout'),
];
const belowPages = [
  ...belowForms,
  admin('forms'),
  admin('fields'),
  admin('holds'),
  genericResources,
];

const dataPackages = ['@reduxjs/toolkit', 'react-redux', 'idb', 'valibot'];
const stylePackages = ['@mui/[^/]+', '@emotion/[^/]+'];
/** Packages that must not be part of a public chunk. */
export const ADMIN_PACKAGES = [
  '@hookform/resolvers',
  '@octokit/[^/]+',
  '@tanstack/react-table',
  'fflate',
  'ics',
  'papaparse',
  'react-dropzone',
  'react-easy-crop',
  'react-hook-form',
];
/** The path of a module in one of these packages, installed or missing. */
const packagePath = (names) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`;

/**
 * The layers. `below`: layers it imports from; `lazy`: what it loads with `import()` or imports types from, and nothing
 * else; `packages`: the only packages it uses; without them, every package that its side of the site may use.
 */
const LAYERS = [
  {
    name: 'domain',
    path: domain,
    packages: ['valibot', '@date-fns/tz', 'libphonenumber-js', 'email-misspelled'],
  },
  {
    name: 'theme',
    path: theme,
    below: ['^src/domain/company/'],
    packages: stylePackages,
  },
  {
    name: 'ui',
    path: ui,
    below: [theme, '^src/domain/(?:text/cleanText|booking/likelyTypo)\\.ts$'],
    packages: ['react', 'react-dom', 'react-router-dom', ...stylePackages],
  },
  {
    name: 'api',
    path: api,
    except: [readers],
    below: [domain],
    lazy: [schemas, readers],
    packages: ['react', ...dataPackages, 'redux-persist', '@emailjs/browser'],
  },
  { name: 'api readers', path: readers, below: [domain, api], packages: [] },
  { name: 'features', path: features, below: [domain, theme, ui, api], lazy: [schemas, readers] },
  {
    name: 'app',
    path: '^src/app/',
    below: belowAdmin,
    lazy: [schemas, readers, adminEntries, mocks],
  },
  { name: 'worker', path: '^src/worker/', below: [domain, api], packages: ['workbox-[^/]+'] },
  { name: 'mocks', path: '^src/mocks/', below: [domain, api], packages: ['msw'] },
  {
    name: 'admin',
    path: '^src/admin/[^/]+$',
    below: [admin('shell'), admin('store')],
    packages: [],
  },
  {
    name: 'admin storage',
    path: admin('storage'),
    below: [domain, ui, api],
    packages: dataPackages,
  },
  {
    name: 'admin file store',
    path: admin('file-store'),
    below: [domain, '^src/admin/layout/adminDate\\.ts$'],
    packages: ['@octokit/[^/]+', 'valibot'],
  },
  {
    name: 'admin drafts',
    path: admin('drafts'),
    // Tabs merge drafts as publishing does.
    below: [domain, api, admin('storage'), admin('publish/merge')],
    packages: dataPackages,
  },
  {
    name: 'admin store',
    path: admin('store'),
    below: [...belowAdmin, admin('drafts'), admin('storage')],
  },
  {
    name: 'admin theme',
    path: admin('theme'),
    below: [theme, ui],
    packages: ['react', ...stylePackages],
  },
  { name: 'admin layout', path: admin('layout'), below: belowForms },
  { name: 'admin forms', path: admin('forms'), below: belowForms },
  { name: 'admin fields', path: admin('fields'), below: [...belowForms, admin('forms')] },
  { name: 'admin holds', path: admin('holds'), below: [...belowForms, admin('forms')] },
  { name: 'admin resources', path: genericResources, below: belowPages },
  { name: 'admin categories', path: categories, below: belowPages },
  {
    name: 'resource',
    path: resources,
    below: [...belowPages, `${categories}CategoriesButton\\.tsx$`],
  },
  {
    name: 'resource contract',
    path: admin('resources/every-resource'),
    below: [...belowPages, categories, resources],
  },
  { name: 'admin pages', path: admin('pages'), below: [...belowPages, resources] },
  {
    name: 'admin publish',
    path: admin('publish'),
    below: [...belowPages, admin('pages'), admin('file-store')],
  },
  {
    name: 'admin requests',
    path: admin('requests'),
    below: [...belowPages, admin('publish'), admin('file-store')],
  },
  {
    name: 'admin preview',
    path: admin('preview'),
    below: [...belowPages, resources, admin('pages')],
  },
  {
    name: 'admin shell',
    path: admin('shell'),
    below: [
      ...belowPages,
      admin('theme'),
      resources,
      admin('pages'),
      admin('publish'),
      admin('requests'),
    ],
  },
];

/** Folders of the requests: each imports only from those after it. Files of the folder itself come second. */
const REQUEST_FOLDERS = [
  'today/',
  '[^/]+$',
  'documents/',
  'devices/',
  'quote/',
  'request/',
  'money/',
  'calendar/',
  'list/',
  'backup/',
  'intake/',
  'export/',
  'settings/',
  'fields/',
  'conflicts/',
  'changes/',
  'sync/',
  'copies/',
  'store/',
  'storage/',
];

const TEST = '\\.test\\.tsx?$';
/** The name says what the rule asks. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const layerRules = LAYERS.flatMap(({ name, path, except = [], below = [], lazy, packages }) => {
  const own = { path, pathNot: except };
  const ownCode = { path, pathNot: [...except, TEST] };
  return [
    rule(`${name}: import only from lower layers`, own, {
      path: '^src/',
      pathNot: [path, ...below, ...(lazy ?? [])],
    }),
    // A test is in no chunk, so it may load what its layer loads lazily.
    lazy &&
      rule(`${name}: load with import() only`, ownCode, {
        path: lazy,
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import'],
      }),
    packages &&
      rule(`${name}: use the packages of the layer only`, ownCode, {
        pathNot: ['^src/', companyConfig, packagePath(packages)],
      }),
  ].filter(Boolean);
});

const FEATURES = '^src/features/((?:products|projects)/[^/]+|(?!products/|projects/)[^/]+)/';
/** Folders inside which imports are relative; imports between them use the alias `@/`. */
const ROOTS = ['^src/(domain|theme|ui|api|app|admin|worker)/', FEATURES];
/** Folders that do not import each other, and a wider path of the files that they do not import. */
const ISOLATED = [
  // Forms share the outbox, lists the search.
  [FEATURES, '^src/features/(?!(?:outbox|search)/index\\.ts$)'],
  ['^src/admin/resources/(products|projects|services|topics)/'],
  ['^src/admin/pages/([^/]+)/'],
  ['^src/admin/publish/targets/([^/]+)/'],
];
/** Returns the path of the one of these folders that the importing file is in. */
const sameFolder = (folders) => folders.replace(/\(.*\)/, '$1');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'Modules do not import each other, types included',
      { pathNot: TEST },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-import'] } },
    ),
    rule(
      'The imported module exists',
      { path: '^src/' },
      { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
    ),
    rule(
      'A file belongs to a layer',
      {
        path: '^src/',
        pathNot: LAYERS.map(({ path }) => path),
      },
      {},
    ),
    rule(
      'One module reads the configuration of the company',
      { path: '^src/', pathNot: [TEST, '^src/domain/company/company\\.ts$'] },
      { path: companyConfig },
    ),
    rule(
      'Code in src imports from src and packages',
      { path: '^src/', pathNot: TEST },
      {
        pathNot: ['^src/', companyConfig, officeGuide, 'node_modules/'],
        dependencyTypesNot: ['core', 'unknown'],
      },
    ),
    rule(
      'Code in src uses no modules of Node',
      { path: '^src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'Visitors load no packages of the back office',
      { path: '^src/(?!admin/)', pathNot: TEST },
      { path: packagePath(ADMIN_PACKAGES) },
    ),
    rule(
      'Modules of Material UI are imported one by one',
      {},
      { path: 'node_modules/@mui/(?:material|icons-material)/index\\.' },
    ),
    rule(
      'Features are imported by their index',
      { path: '^src/', pathNot: features },
      { path: features, pathNot: featureEntries },
    ),
    rule(
      'The back office is imported by its index',
      { path: '^src/', pathNot: '^src/admin/' },
      { path: '^src/admin/', pathNot: adminEntries },
    ),
    ...ISOLATED.map(([from, others = from]) =>
      rule(
        `Folders do not import each other: ${from}`,
        { path: from },
        { path: others, pathNot: sameFolder(from) },
      ),
    ),
    ...ROOTS.flatMap((from) => [
      rule(
        `Imports inside are relative: ${from}`,
        { path: from },
        { path: sameFolder(from), dependencyTypes: ['aliased'] },
      ),
      rule(
        `Imports across use the alias @/: ${from}`,
        // The configuration of Vite, which does not know the alias, imports these files.
        { path: from, pathNot: '^src/admin/file-store/' },
        { path: '^src/', pathNot: sameFolder(from), dependencyTypesNot: ['aliased'] },
      ),
    ]),
    ...REQUEST_FOLDERS.slice(1).map((folder, index) =>
      rule(
        `Folders of the requests import from those after them: ${folder}`,
        {
          path: `^src/admin/requests/${folder}`,
          pathNot: TEST,
        },
        { path: REQUEST_FOLDERS.slice(0, index + 1).map((one) => `^src/admin/requests/${one}`) },
      ),
    ),
    ...layerRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
