import { beforeEach, vi } from 'vitest';
import { githubStore } from '../../../src/admin/file-store/githubStore';
import type { StoreDeps } from '../../../src/admin/file-store/githubRequests';
import type { FileChanges } from '../../../src/admin/file-store/fileStore';
import type { StoreUse } from '../../../src/admin/file-store/places';
import { BRANCH, gitFetch, TOKEN, type ResponseOverride } from './gitFetch';
import { GitMemory } from './gitMemory';
import { memoryStorage } from '../storage/memoryStorage';

/** Time of every test that uses this fixture, ms since 1970. */
export const STORE_NOW = Date.parse('2026-01-02T10:00:00.000Z');
const NAMES = { site: BRANCH, desk: { owner: 'slate', repo: 'desk', branch: 'main' } };
export const SITE_FILE = 'public/data/site.json';
export const UPLOAD_FILE = `public/media/uploads/${'a'.repeat(64)}.webp`;
/** Bytes that are no text. */
export const PICTURE = new Uint8Array([0x52, 0x49, 0x46, 0x46, 0, 0xff, 1, 2]);

export const bytesOf = (text: string) => new TextEncoder().encode(text);

export const changesOf = (
  files: Readonly<Record<string, string | Uint8Array | null>>,
): FileChanges =>
  new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? bytesOf(content) : content,
    ]),
  );

export const publication = (text = 'new') =>
  changesOf({ [SITE_FILE]: text, [UPLOAD_FILE]: PICTURE });

export const siteMemory = () => new GitMemory({ 'README.md': 'Hello', [SITE_FILE]: 'old' });

export function openGithub(memory = siteMemory(), use: StoreUse = 'site') {
  const waits: number[] = [];
  const asked: string[] = [];
  const clock = { now: STORE_NOW };
  const { owner, repo } = NAMES[use];
  const open = (
    between: ResponseOverride = (_asked, answer) => answer(),
    {
      token = TOKEN,
      isPrivate = true,
      permissions = { pull: true, push: true },
      ...deps
    }: Partial<StoreDeps> & {
      token?: string;
      isPrivate?: boolean;
      permissions?: Record<string, boolean>;
    } = {},
  ) => {
    const fetch = gitFetch(
      memory,
      (request, answer) => {
        asked.push(`${request.method} ${request.path.split('/').slice(4).join('/') || 'graphql'}`);
        return between(request, answer);
      },
      permissions,
      { name: `${owner}/${repo}`, isPrivate },
    );
    const wait = async (ms: number) => void waits.push(ms);
    const now = () => clock.now;
    const all = { fetch, wait, now, random: () => 0.5, ...deps };
    return githubStore({ ...NAMES[use], use }, token, all, new AbortController().signal);
  };
  const count = (start: string) => asked.filter((line) => line.startsWith(start)).length;
  return { memory, open, asked, count, waits, clock };
}

export const reasonOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'none',
    (error: unknown) => (error as { reason?: string }).reason ?? error,
  );

export function useBrowser(): void {
  beforeEach(() => {
    const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
    vi.stubGlobal('window', storages);
  });
}
