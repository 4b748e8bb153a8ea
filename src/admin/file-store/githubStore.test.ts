import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  errorResponse,
  overrideFirst,
  type ResponseOverride,
} from '../../../tests/helpers/git/gitFetch';
import { GitMemory } from '../../../tests/helpers/git/gitMemory';
import type { HostReply } from '../../../tests/helpers/git/gitRoutes';
import {
  bytesOf,
  changesOf,
  openGithub,
  PICTURE,
  publication,
  reasonOf,
  SITE_FILE,
  siteMemory,
  STORE_NOW,
  UPLOAD_FILE,
} from '../../../tests/helpers/git/storeFixture';
import type { FileStore } from './fileStore';
import { isStorePath } from './places';

const README = 'README.md';

async function commit(store: FileStore, changes = publication(), message = 'A change') {
  const { id } = await store.snapshot();
  return store.commit(id, changes, message);
}

describe('a branch', () => {
  it('is read and changed as a whole', async () => {
    const { memory, open } = openGithub();
    const store = open();
    const { id, files } = await store.snapshot();
    expect([...files.keys()]).toEqual([README, SITE_FILE]);
    const { hash, size } = files.get(SITE_FILE)!;
    expect(size).toBe(3);
    expect(await store.read([hash])).toEqual(new Map([[hash, bytesOf('old')]]));
    const made = await store.commit(id, publication(), 'Title\n\n- One\n');
    expect(made).toEqual({ id: memory.history()[0] });
    expect(memory.textsOf()).toMatchObject({ [README]: 'Hello', [SITE_FILE]: 'new' });
    expect(memory.blob((await store.snapshot()).files.get(UPLOAD_FILE)!.hash)).toEqual(
      Buffer.from(PICTURE),
    );
    expect(memory.commitOf(memory.ref()).message).toBe('Title\n\n- One\n');
    // A file that does not exist cannot be deleted.
    await commit(store, changesOf({ [UPLOAD_FILE]: null, 'public/data/rental.json': null }));
    expect(Object.keys(memory.textsOf())).toEqual([README, SITE_FILE]);
    expect((await open().snapshot(id)).files).toEqual(files);
  });

  it('gets no commit that changes nothing', async () => {
    const { memory, open } = openGithub();
    await commit(open(), changesOf({ 'public/data/rental.json': null }));
    expect(memory.history()).toHaveLength(1);
  });

  it('is listed with the commits that concern the content, newest first', async () => {
    const { memory, open } = openGithub();
    memory.edit(README, 'Other', 'Not content');
    for (let day = 1; day <= 20; day += 1) memory.edit(SITE_FILE, `${day}`, `Commit ${day}`);
    const first = await open().log(1);
    expect(first).toHaveLength(20);
    expect(first[0]).toEqual({
      id: memory.ref(),
      at: '2026-01-22T00:00:00.000Z',
      message: 'Commit 20',
      who: 'Ada',
    });
    expect((await open().log(2)).map(({ message }) => message)).toEqual(['First']);
  });
});

it.each([
  ['long', Buffer.from('é'.repeat(300_000))],
  ['long and cut in a letter', Buffer.from(`x${'é'.repeat(300_000)}`)],
  ['binary', Buffer.from(PICTURE)],
  ['in another encoding', Buffer.from('Café', 'latin1')],
  ['with a byte order mark', Buffer.from('\ufeff{}')],
  ['empty', Buffer.from('')],
])('A file that is %s is read as its bytes', async (_what, content) => {
  const { open } = openGithub(new GitMemory({ [SITE_FILE]: content, [README]: 'short' }));
  const store = open();
  const hashes = [...(await store.snapshot()).files.values()].map(({ hash }) => hash);
  // Files whose sizes the store does not know are read together.
  for (const reader of [store, open()]) {
    const bytes = (await reader.read(hashes)).get(hashes[1]!)!;
    expect(content.equals(bytes)).toBe(true);
  }
  const copy = changesOf({ 'public/data/rental.json': new Uint8Array(content) });
  await commit(store, copy);
  const { files } = await open().snapshot();
  expect(files.get('public/data/rental.json')).toEqual(files.get(SITE_FILE));
});

it('Many files are read in few requests', async () => {
  const texts = Array.from({ length: 500 }, (_, name) => `${name}`.repeat(900));
  const files = texts.map((text, name) => [`public/data/${name}`, text]);
  const { open, asked } = openGithub(new GitMemory(Object.fromEntries(files) as never));
  const store = open();
  const { files: listed } = await store.snapshot();
  await store.read([...listed.values()].map(({ hash }) => hash));
  expect(asked.length).toBeLessThanOrEqual(6);
});

it('An empty repository gets its first file alone, and then the others', async () => {
  const { memory, open, asked } = openGithub(new GitMemory(), 'desk');
  const store = open();
  expect(await store.snapshot()).toMatchObject({ id: '', files: new Map() });
  await store.commit('', changesOf({ 'key.json': '{}', 'edits/A/1-1': 'x' }), 'First');
  expect(memory.textsOf()).toEqual({ 'key.json': '{}', 'edits/A/1-1': 'x' });
  expect(asked).toContain('PUT contents/key.json');
  const taken = overrideFirst('PUT', 1, () => errorResponse(422));
  expect(await reasonOf(open(taken).commit('', changesOf({ 'key.json': '2' }), 'x'))).toBe(
    'protected',
  );
});

it('Paths are limited: others cause no request', async () => {
  const parts = '.. . .github workflows public data media uploads key.json a\\b %2e x'.split(' ');
  const path = fc.oneof(
    fc.array(fc.constantFrom('', ...parts), { maxLength: 5 }).map((names) => names.join('/')),
    fc.string(),
  );
  for (const use of ['site', 'desk'] as const) {
    const { memory, open, asked } = openGithub(siteMemory(), use);
    await fc.assert(
      fc.asyncProperty(path, async (name) => {
        fc.pre(!isStorePath(use, name));
        const changes = changesOf({ [name]: 'x' });
        expect(await reasonOf(open().commit(memory.ref(), changes, 'x'))).toBe('protected');
      }),
    );
    expect(asked).toEqual([]);
  }
});

describe('a branch that moves', () => {
  it('is reported, and nothing of others is overwritten', async () => {
    const { memory, open } = openGithub();
    const store = open();
    const { id } = await store.snapshot();
    memory.edit(SITE_FILE, 'of somebody else');
    expect(await store.commit(id, publication(), 'x')).toBe('moved');
    expect(memory.textsOf()[SITE_FILE]).toBe('of somebody else');
  });
});

describe('what GitHub rejects is reported:', () => {
  it.each<[string, Parameters<ReturnType<typeof openGithub>['open']>[1]]>([
    ['public', { isPrivate: false }],
    ['permission', { permissions: { push: false } }],
    ['token', { token: 'wrong' }],
    ['offline', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['offline', { fetch: async () => new Response('Please sign in') }],
  ])('%s', async (reason, deps) => {
    const memory = new GitMemory({ 'key.json': '{}' });
    expect(await reasonOf(openGithub(memory, 'desk').open(undefined, deps).snapshot())).toBe(
      reason,
    );
  });

  it('public, before anything else is committed', async () => {
    const { memory, open } = openGithub(undefined, 'desk');
    const isPrivate = { now: true };
    const store = open(async ({ path }, answer) => {
      const reply = await answer();
      if (path !== '/graphql') return reply;
      const json = JSON.stringify(reply.json).replace(
        '"isPrivate":true',
        `"isPrivate":${isPrivate.now}`,
      );
      return { ...reply, json: JSON.parse(json) as unknown };
    });
    await store.snapshot();
    isPrivate.now = false;
    expect(await reasonOf(store.snapshot())).toBe('public');
    expect(store.known?.()).toBeUndefined();
    isPrivate.now = true;
    await store.snapshot();
    expect(store.known?.()?.id).toBe(memory.ref());
  });

  it('missing, for another repository and for a deleted branch', async () => {
    const { memory, open } = openGithub();
    memory.isDeleted = true;
    expect(await reasonOf(open().snapshot())).toBe('missing');
    const renamed = overrideFirst('POST', 1, () => ({
      status: 200,
      json: { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'No' }] },
    }));
    expect(await reasonOf(open(renamed).snapshot())).toBe('missing');
  });

  it('full, if it lists only some of the files', async () => {
    const short: ResponseOverride = async ({ path }, answer) => {
      const reply = await answer();
      if (!/\/git\/trees\//.test(path)) return reply;
      return { ...reply, json: { ...Object(reply.json), truncated: true } };
    };
    expect(await reasonOf(openGithub().open(short).snapshot())).toBe('full');
  });
});

/** Every request of a publication, in its order. */
const STEPS = [
  'POST graphql',
  'GET git/trees',
  'POST git/blobs',
  'POST git/trees',
  'POST git/commits',
  'PATCH git/refs',
];
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
type Reply = Promise<HostReply>;
type Fault = (answer: () => Reply) => Reply;
const refused =
  (...error: Parameters<typeof errorResponse>): Fault =>
  () =>
    Promise.resolve(errorResponse(...error));
const FAULTS: Record<string, Fault> = {
  'a lost request': lost,
  'a lost response': async (answer) => answer().then(lost),
  ...Object.fromEntries(
    [401, 403, 404, 409, 422, 500, 502].map((status) => [`status ${status}`, refused(status)]),
  ),
};

const stepOf = ({ method, path }: Parameters<ResponseOverride>[0]) =>
  `${method} ${path.split('/').slice(4, 6).join('/') || 'graphql'}`;

function at(step: string, fault: Fault, times: number): ResponseOverride {
  let left = times;
  return (asked, answer) => (stepOf(asked) === step && left-- > 0 ? fault(answer) : answer());
}

/** Commits like a publication: what the branch has is not committed again. */
async function publish(store: FileStore) {
  const { id, files } = await store.snapshot();
  return files.has(UPLOAD_FILE) ? { id } : store.commit(id, publication(), 'Published');
}

describe.each([1, Infinity])('a publication with %d times', (times) => {
  it.each(STEPS.flatMap((step) => Object.keys(FAULTS).map((what) => [what, step] as const)))(
    '%s at “%s” is complete or absent, and published once',
    async (what, step) => {
      const { memory, open } = openGithub();
      await publish(open(at(step, FAULTS[what]!, times))).catch(
        ({ reason }: Error & { reason?: string }) => {
          expect(reason).toMatch(/^(?:offline|token|permission|missing|protected)$/);
          // Only without an answer is it unknown whether something was published.
          if (reason !== 'offline') expect(memory.history()).toHaveLength(1);
        },
      );
      expect(await publish(open())).toEqual({ id: memory.ref() });
      expect(memory.history()).toHaveLength(2);
      expect(memory.textsOf()).toMatchObject({ [README]: 'Hello', [SITE_FILE]: 'new' });
    },
  );
});

it('A publication whose answer is lost is found by reading the branch', async () => {
  const { memory, open } = openGithub();
  const outcome = await commit(open(at('PATCH git/refs', FAULTS['a lost response']!, 1)));
  expect(outcome).toEqual({ id: memory.ref() });
});

describe('at each request of a publication,', () => {
  async function atEachRequest(check: (request: number) => Promise<void>) {
    const { open, asked } = openGithub();
    await commit(open());
    expect(asked.length).toBeGreaterThanOrEqual(STEPS.length);
    for (let request = 0; request < asked.length; request += 1) await check(request);
  }

  it('a commit of somebody else is kept', async () => {
    await atEachRequest(async (request) => {
      const { memory, open } = openGithub();
      let count = 0;
      const outcome = await commit(
        open((_asked, answer) => {
          if (count++ === request) memory.edit(README, 'Of somebody else');
          return answer();
        }),
      );
      expect(memory.textsOf()[README]).toBe('Of somebody else');
      expect(outcome === 'moved').toBe(memory.textsOf()[SITE_FILE] === 'old');
    });
  });
});

describe('a rate limit', () => {
  const reset = (ms: number) => String((STORE_NOW + ms) / 1000);
  const graphql = (type: string, time: string) => ({
    status: 200,
    json: { data: null, errors: [{ type, message: 'Slow down' }] },
    headers: { 'x-ratelimit-reset': time },
  });
  it.each([
    ['seconds to wait', errorResponse(403, { 'retry-after': '840' }), 841_000],
    [
      'a time',
      errorResponse(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(840_000) }),
      841_000,
    ],
    ['a time, of GraphQL', graphql('RATE_LIMITED', reset(840_000)), 841_000],
    ['no time', errorResponse(429), 61_000],
    ['a time by another clock', errorResponse(403, { 'retry-after': '999999' }), 3_600_000],
  ])('with %s is reported, and no request is sent before its end', async (_what, reply, ms) => {
    const { open, asked, clock } = openGithub();
    const store = open(overrideFirst('POST', 1, () => reply));
    const until = STORE_NOW + ms;
    await expect(store.snapshot()).rejects.toMatchObject({ reason: 'limited', until });
    clock.now = until - 1;
    expect(await reasonOf(store.snapshot())).toBe('limited');
    expect(asked).toHaveLength(1);
    clock.now = until;
    expect(await reasonOf(store.snapshot())).toBe('none');
  });
});
