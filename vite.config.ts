import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS, bundleOptions, modulePreload } from './scripts/build/chunks';
import { companyModule } from './scripts/build/companyModule';
import { compileHint, leaveOut } from './scripts/build/plugins';
import { socialIcons } from './scripts/build/socialIcons';
import { devServer } from './scripts/serve/devServer';

/** Vite's defaults, which a custom list replaces. */
const PRIVATE_FILES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

const routerFile = (file: string) =>
  path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production', file);

/**
 * React Router's package names its development build in every mode; this one is 2 KB smaller. A key
 * also matches what is below it, so the longer one is first.
 */
const ROUTER_BUILD = {
  'react-router/dom': routerFile('dom-export.mjs'),
  'react-router': routerFile('index.mjs'),
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), companyModule(), socialIcons(), compileHint(), devServer(), leaveOut()],
  appType: 'custom',
  resolve: {
    tsconfigPaths: true,
    alias: command === 'build' ? ROUTER_BUILD : undefined,
  },
  // The prerenderer is one self-contained file; the development server leaves packages to Node.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild
    ? { outDir: '.prerender', emptyOutDir: true, minify: false, copyPublicDir: false }
    : {
        outDir: '.prerender/client',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload,
        target: BROWSERS,
        reportCompressedSize: false,
        // One common chunk on purpose (docs/decisions/002-public-bundle-size.md); scripts/budgets.ts checks the sizes.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: bundleOptions,
      },
  server: {
    port: 5173,
    strictPort: false,
    // Pages of other origins must not read what this computer serves.
    cors: false,
    fs: { deny: [...PRIVATE_FILES, '**/.outbox/**', '**/.history/**'] },
  },
}));
