import type { BrowserContext } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFile, builtScript } from '../hosts/builtSite';
import { gitFetch, BRANCH, type ResponseOverride } from './gitFetch';
import { filesBelow } from '../../../scripts/build/files';
import { GitMemory } from './gitMemory';
import { test as base } from '../hosts/publishSite';
import { expect } from '../journeys/site';

const API = 'https://api.github.com';
const SETTING = `github:${BRANCH.owner}/${BRANCH.repo}#${BRANCH.branch}`;
const SCRIPTS = ['PublishScreen', 'history/PublishHistoryScreen'].map((page) =>
  builtScript(`src/admin/publish/screens/${page}.tsx`),
);

/** A website that is published to a branch, and the host that builds it from that branch. */
export interface GitSite {
  repository: GitMemory;
  /** Makes a browser context use the GitHub build of the website. */
  lead: (context: BrowserContext) => Promise<void>;
  /** Runs before the responses of the host from now on. */
  interfere: (between: ResponseOverride) => void;
  /** Writes the files of the branch into a folder, and returns it. */
  clone: () => string;
  /** Builds a clone and serves it. */
  deploy: (clone: string) => Promise<void>;
}

/**
 * Gives a build for the local target the setting and the policy of `VITE_PUBLISH_TARGET`. A
 * build that already has them is not changed (`PLAYWRIGHT_DIST` may name one).
 */
async function retarget(context: BrowserContext): Promise<void> {
  if (SCRIPTS.every((file) => builtFile(file.slice(1)).includes(SETTING))) return;
  for (const file of SCRIPTS)
    await context.route(`**${file}`, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(/(setting:)(["'`])local\2/g, `$1$2${SETTING}$2`);
      expect(body).not.toBe(script);
      await route.fulfill({ response, body });
    });
  await context.route(/\/admin(?:\/|$)/, async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    const body = page.replace("connect-src 'self'", `connect-src 'self' ${API}`);
    await route.fulfill({ response, body });
  });
}

/** Returns the record of a product in a clone. */
export function productIn(clone: string, id: string): Record<string, unknown> | undefined {
  const data = path.join(clone, 'public/data/products/by-category');
  return readdirSync(data)
    .flatMap((file) => {
      const json = readFileSync(path.join(data, file), 'utf8');
      return (JSON.parse(json) as { products: Record<string, unknown>[] }).products;
    })
    .find((product) => product['id'] === id);
}

/** Responds to a browser's requests to GitHub. */
async function answerIn(context: BrowserContext, answer: typeof fetch): Promise<void> {
  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    const asked = { method: request.method(), headers: request.headers() };
    const body = request.postData();
    const reply = await answer(request.url(), { ...asked, ...(body !== null && { body }) }).catch(
      () => undefined,
    );
    if (!reply) return route.abort();
    const headers = {
      ...Object.fromEntries(reply.headers),
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Authorization, Content-Type, If-Match, User-Agent',
      'access-control-expose-headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60, s-maxage=60',
    };
    return route.fulfill({ status: reply.status, headers, body: await reply.text() });
  });
}

/** Playwright's test with a website that is published to a repository behind GitHub's URLs. */
export const test = base.extend<{ gitSite: GitSite }>({
  gitSite: async ({ place, watch }, use) => {
    watch.allows(new RegExp(`Request outside the site: ${API}`));
    const { publicFolder } = place;
    const repository = GitMemory.ofFolder(publicFolder, await filesBelow(publicFolder), 'public');
    const clones: string[] = [];
    const led: BrowserContext[] = [];
    let between: ResponseOverride = (_asked, answer) => answer();
    const answer = gitFetch(repository, (asked, reply) => between(asked, reply));
    await use({
      repository,
      async lead(context) {
        led.push(context);
        await retarget(context);
        await answerIn(context, answer);
      },
      interfere(next) {
        between = next;
      },
      clone() {
        const folder = mkdtempSync(path.join(tmpdir(), 'git clone ü '));
        clones.push(folder);
        repository.checkOut(folder);
        return folder;
      },
      async deploy(clone) {
        const cloned = path.join(clone, 'public');
        await place.build(cloned);
        // The next test of this worker starts with the published website.
        rmSync(publicFolder, { recursive: true });
        cpSync(cloned, publicFolder, { recursive: true });
      },
    });
    // Responds to the remaining requests of a page before the repository is removed.
    await Promise.all(led.flatMap((context) => context.pages()).map((page) => page.close()));
    await Promise.all(
      led.map((context) => context.unrouteAll({ behavior: 'wait' }).catch(() => undefined)),
    );
    clones.forEach((folder) => rmSync(folder, { recursive: true }));
  },
});

export { expect };
