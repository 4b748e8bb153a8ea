import path from 'node:path';
import { build as viteBuild, loadEnv } from 'vite';
import { parseGithubBranch } from '../src/admin/file-store/places';
import { isDemoPassword } from '../src/api/gateways/credentials';
import { breaksBuild, checkPublicFolder, reportProblems } from './contentCheck';
import { isMain } from './isMain';
import { BROWSERS } from './build/chunks';
import { prerender, type PrerenderFolders } from './prerender/prerender';
import { WORKER_FILE } from './prerender/serviceWorker';
import { publishFoldersOf, siteStore } from './serve/publish/siteStore';

// Node 20 cannot load the configuration natively, and Vite would print a warning.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS: PrerenderFolders = {
  publicFolder: path.join(ROOT, 'public'),
  dist: path.join(ROOT, 'dist'),
};

/** @throws Error if the publish target requires another password than that of the demo, which is public */
export function rejectDemoPassword(env: Record<string, string | undefined>): void {
  const { VITE_PUBLISH_TARGET: setting = '', VITE_ADMIN_PASSWORD_HASH: hash } = env;
  if (parseGithubBranch(setting) && isDemoPassword(hash))
    throw new Error(
      'The build still uses the public demo password. Run npm run admin:password and add both lines to the build settings.',
    );
}

/** Sitemap, canonical URLs and link previews depend on it. @throws Error unless it is empty or the root of a host */
export function checkSiteUrl(siteUrl: string): void {
  const isRoot = (url: URL) => /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (siteUrl && !(URL.canParse(siteUrl) && isRoot(new URL(siteUrl))))
    throw new Error(
      `VITE_SITE_URL must be the URL of the site without a path, such as https://www.example.com. It is ${JSON.stringify(siteUrl)}.`,
    );
}

/** @throws Error if a place is neither empty nor valid, as one that a `#` without quotes has cut off in `.env.local` */
export function checkPlaces(env: Record<string, string | undefined>): void {
  for (const name of ['VITE_PUBLISH_TARGET', 'VITE_DESK_STORE']) {
    const { [name]: setting = '' } = env;
    if (!['', 'local'].includes(setting) && !parseGithubBranch(setting))
      throw new Error(
        `${name} must be local or github:owner/repo#branch, in quotes in .env.local. It is ${JSON.stringify(setting)}.`,
      );
  }
}

function warnAboutSettings(env: Record<string, string>): void {
  const hasMail =
    env['VITE_EMAILJS_SERVICE_ID'] &&
    env['VITE_EMAILJS_TEMPLATE_ID'] &&
    env['VITE_EMAILJS_PUBLIC_KEY'];
  if (!hasMail && env['VITE_PUBLISH_TARGET'] !== 'local')
    console.warn(
      'Warning: VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID and VITE_EMAILJS_PUBLIC_KEY are not all set. Sending fails, and visitors are offered WhatsApp and their e-mail app.',
    );
  if (!env['VITE_SITE_URL'])
    console.warn(
      'Warning: VITE_SITE_URL is not set. There is no sitemap, and canonical URLs and share images are relative, so link previews show no image.',
    );
}

/** Builds the site, configured by the environment and the `.env` files. */
export async function build(): Promise<void> {
  const env = loadEnv('production', ROOT, 'VITE_');
  checkPlaces(env);
  rejectDemoPassword(env);
  checkSiteUrl(env['VITE_SITE_URL'] ?? '');
  warnAboutSettings(env);
  const problems = await checkPublicFolder(FOLDERS.publicFolder);
  reportProblems(problems);
  if (breaksBuild(problems)) throw new Error('The content is invalid. See the errors above.');
  // First, because it empties the folder of both.
  await viteBuild({
    root: ROOT,
    logLevel: 'warn',
    // Pages are the same whatever starts the prerenderer.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/app/prerender/entry.prerender.tsx',
      rolldownOptions: {
        // No page of the back office is prerendered, and its code is two thirds of the application.
        external: ['@/admin'],
        // One file, which a running server can import again after another build.
        output: { codeSplitting: false },
      },
    },
  });
  await viteBuild({ root: ROOT, logLevel: 'warn' });
  await viteBuild({
    root: ROOT,
    logLevel: 'warn',
    configFile: false,
    resolve: { tsconfigPaths: true },
    build: {
      outDir: '.prerender/worker',
      copyPublicDir: false,
      target: BROWSERS,
      rolldownOptions: {
        input: 'src/worker/sw.ts',
        // One file with a lasting name (docs/decisions/016-service-worker.md).
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  });
  await prerender(env, FOLDERS);
}

if (isMain(import.meta.filename)) {
  await siteStore(publishFoldersOf(ROOT)).recover();
  await build();
}
