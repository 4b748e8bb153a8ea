import type { BrowserContext } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '../../scripts/prerender/siteFiles';
import { gitFetch, PLACE } from './gitFetch';
import { git, GitRepository } from './gitRepository';
import { expect, test as base } from './site';

const ROOT = path.resolve(import.meta.dirname, '../..');
const API = 'https://api.github.com';
const SETTING = `github:${PLACE.owner}/${PLACE.repo}#${PLACE.branch}`;

/** A website that is published to a branch, and the host that builds it from there. */
export interface GitSite {
  repository: GitRepository;
  /** Makes a browser one that the website's GitHub build runs in. */
  lead: (context: BrowserContext) => Promise<void>;
  /** Clones the branch and lets visitors see what it holds; gives the folder of the clone. */
  deploy: () => Promise<string>;
}

/** The build of the journeys is for the local target: its setting is told otherwise, as `VITE_PUBLISH_TARGET` would. */
async function retarget(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/(setting:)(["'`])local\2/g, `$1$2${SETTING}$2`);
    await route.fulfill({ response, body });
  });
  await context.route(/\/admin(?:\/|$)/, async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    const body = page.replace("connect-src 'self'", `connect-src 'self' ${API}`);
    await route.fulfill({ response, body });
  });
}

/** The tests of the site, published to a real Git repository behind GitHub's addresses. */
export const test = base.extend<{ gitSite: GitSite }>({
  gitSite: async ({ watch }, use) => {
    watch.allows(new RegExp(`Request outside the site: ${API}`));
    const repository = await GitRepository.of(PLACE.branch, {
      'public/data': path.join(ROOT, 'public/data'),
    });
    const clones: string[] = [];
    const led: BrowserContext[] = [];
    let clone: string | undefined;
    const answer = gitFetch(repository);
    const lead = async (context: BrowserContext) => {
      led.push(context);
      await retarget(context);
      await context.route(`${API}/**`, async (route) => {
        const request = route.request();
        const reply = await answer(request.url(), {
          method: request.method(),
          headers: request.headers(),
          ...(request.postData() !== null && { body: request.postData() }),
        });
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'Authorization, Content-Type, If-Match, User-Agent',
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'private, max-age=60, s-maxage=60',
        };
        await route.fulfill({ status: reply.status, headers, body: await reply.text() });
      });
      await context.route('**/data/**', async (route) => {
        if (!clone) return route.fallback();
        const data = path.join(clone, 'public/data');
        const file = path.join(clone, 'public', new URL(route.request().url()).pathname);
        const body = file.endsWith('version.json')
          ? JSON.stringify({ content: await contentHash(data) })
          : readFileSync(file, 'utf8');
        return route.fulfill({ contentType: 'application/json', body });
      });
    };
    const deploy = async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'git-clone-'));
      clones.push(folder);
      await git(folder, ['clone', '--quiet', repository.folder, '.']);
      clone = folder;
      return folder;
    };
    await use({ repository, lead, deploy });
    // What a page still asks for is answered before the repository goes.
    await Promise.all(led.flatMap((context) => context.pages()).map((page) => page.close()));
    await Promise.all(
      led.map((context) => context.unrouteAll({ behavior: 'wait' }).catch(() => undefined)),
    );
    clones.forEach((folder) => rmSync(folder, { recursive: true }));
    repository.remove();
  },
});

export { expect };
