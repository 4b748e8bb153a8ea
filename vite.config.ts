import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { socialIcons } from './scripts/build/socialIcons';
import { devDocument } from './scripts/serve/devDocument';
import { devPublishPlugin } from './scripts/serve/publish/devPublishPlugin';
import { vendorStubs } from './scripts/build/vendorStubs';
import { splitValibot } from './scripts/build/splitValibot';
import { createSharedModuleFilter, createPublicModuleFilter, type ModuleGraph, createBootModuleFilter } from './scripts/build/visitorChunks';

// One chunk for what every page needs: each further chunk costs a visitor bytes (docs/decisions/002).
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|@reduxjs|immer|reselect|redux|redux-thunk|react-redux|use-sync-external-store|redux-persist|react-router|@emotion|stylis|@mui[\\/](system|utils|private-theming|styled-engine|material[\\/](styles|Button|ButtonBase|Typography|SvgIcon|utils|colors)))[\\/]/;
// All but what only pages to read or the back office share: home and store are spared it.
const SHARED =
  /src[\\/](ui|theme|api[\\/]content|app)[\\/](?!admin|AdminWing|BackDoor|preview|PreviewWing|KeptFocus|NotFoundPanel|pages[\\/](headParts|Onward))/;
// Small ones that nearly every page needs: a chunk for each would cost more than what is in it.
const SMALL =
  /src[\\/](ui[\\/](IconButton|RetryPanel|StatePanel|useIsHydrated|useOutside|CardGrid|spareTime)|app[\\/]TopicPaths|features[\\/]notices[\\/]noticesSlice|domain[\\/](cart|digits|price))\.|icons-material[\\/](esm[\\/])?Close\./;
// What public pages and back office stand in: in chunks of its own it would cost both.
const FRAME =
  /src[\\/](app[\\/](layouts[\\/]|store[\\/]|pagePlace)|features[\\/](notices|settings)[\\/]|theme[\\/]scheme)|icons-material[\\/](esm[\\/])?(Menu|Contrast|ExpandMore)\./;
// Of these the back office alone needs the code; barrels make it look otherwise.
const BACK_OFFICE =
  /@mui[\\/](system|utils|material)[\\/].*(useMediaQuery|mergeSlotProps|transitions|useControlled|getThemeProps|createChainedFunction|ownerWindow|debounce|RtlProvider|useTheme\b|focusVisible)/;
// Pages to read share these with the back office, which would make four chunks of them.
const READING =
  /src[\\/](domain[\\/](topic|aboutPage)|api[\\/]content[\\/](topics|aboutContent))\./;
const inEvery = createSharedModuleFilter();
const inAny = createPublicModuleFilter();
const inBoot = createBootModuleFilter();
const chunkGroups = [
  {
    debugName: 'boot',
    priority: 2,
    name: (id: string, graph: ModuleGraph) => (inBoot(id, graph) ? 'index' : null),
  },
  {
    debugName: 'core',
    name: (id: string, graph: ModuleGraph) => {
      const isCore = (CORE.test(id) && !BACK_OFFICE.test(id)) || SMALL.test(id);
      const isApp = (isCore && inAny(id, graph)) || (FRAME.test(id) && inEvery(id, graph));
      return isApp ? 'app' : null;
    },
  },
  {
    debugName: 'shared',
    test: SHARED,
    name: (id: string, graph: ModuleGraph) => (inAny(id, graph, 8) && !inBoot(id, graph) ? 'app' : null),
  },
  { test: READING, name: 'reading' },
];

/** What Vite keeps to itself where nothing is said. */
const PRIVATE_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

const routerForProduction = [
  {
    find: /^react-router$/,
    replacement: path.resolve(
      import.meta.dirname,
      'node_modules/react-router/dist/production/index.mjs',
    ),
  },
  {
    find: /^react-router\/dom$/,
    replacement: path.resolve(
      import.meta.dirname,
      'node_modules/react-router/dist/production/dom-export.mjs',
    ),
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), vendorStubs(), splitValibot(), socialIcons(), devDocument(), devPublishPlugin()],
  appType: 'custom',
  resolve: {
    tsconfigPaths: true,
    // Its package names the development build for everyone; the production one is 2 KB less.
    alias: command === 'build' ? routerForProduction : [],
  },
  // The prerenderer is one file of its own; the development server leaves packages to Node.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild
    ? { outDir: '.prerender', emptyOutDir: true, minify: false, copyPublicDir: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: ['chrome107', 'edge107', 'firefox104', 'safari16'],
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
  server: {
    port: 5173,
    strictPort: false,
    // No page of another origin reads what this computer serves.
    cors: false,
    fs: { deny: [...PRIVATE_FILES, '**/.outbox/**', '**/.history/**'] },
  },
  preview: { cors: false },
}));
