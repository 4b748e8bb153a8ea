import { describe, expect, it } from 'vitest';
import { errorResponse, gitFetch, overrideFirst } from '../../../../../tests/helpers/git/gitFetch';
import { NOW, useBrowser } from '../../../../../tests/helpers/git/gitFixture';
import type { GitMemory } from '../../../../../tests/helpers/git/gitMemory';
import type { GithubDeps } from '../../targets/github/client';
import {
  HOME,
  openRepository,
  segment,
  storeFailure,
} from '../../../../../tests/helpers/git/deskRepository';

useBrowser();

describe('A private repository', () => {
  it('keeps files that are added, replaced and removed, and leaves others alone', async () => {
    const { memory, open } = openRepository();
    const store = open();
    await store.add([{ name: 'key.json', text: '{}' }, segment(1), segment(2)]);
    expect(await store.list()).toHaveLength(3);
    expect(await store.read(['segments/a/1', 'segments/a/2', 'segments/a/9'])).toEqual(
      new Map([
        ['segments/a/1', 'text 1'],
        ['segments/a/2', 'text 2'],
      ]),
    );
    await store.add([segment(3)], ['segments/a/1', 'segments/a/2']);
    await store.list();
    await store.replaceAll([{ name: 'key.json', text: '{"new":1}' }]);
    expect(memory.textsOf()).toEqual({ 'README.md': 'The desk', 'key.json': '{"new":1}' });
  });

  it('keeps photos until they are removed by name', async () => {
    const { memory, open } = openRepository();
    const store = open();
    const photo = { name: 'photos/key-1/photo-abc', text: 'x'.repeat(530_000) };
    await store.add([{ name: 'key.json', text: '{}' }, segment(1), photo]);
    await store.replaceAll([{ name: 'key.json', text: '{"new":1}' }]);
    expect((await store.list()).map(({ name }) => name)).toEqual(['key.json', photo.name]);
    expect((await store.read([photo.name])).get(photo.name)).toBe(photo.text);
    await store.add([], [photo.name]);
    expect(memory.textsOf()).toEqual({ 'README.md': 'The desk', 'key.json': '{"new":1}' });
  });

  it('is read in few requests, however many segments there are', async () => {
    const { open, asked } = openRepository();
    const files = Array.from({ length: 200 }, (_, index) => segment(index + 1, 'x'.repeat(5500)));
    await open().add([...files, segment(999, 'y'.repeat(700_000))]);
    asked.length = 0;
    const store = open();
    const names = (await store.list()).map(({ name }) => name);
    const texts = await store.read(names);
    expect([...texts.values()].map((text) => text.length).toSorted((a, b) => b - a)[0]).toBe(
      700_000,
    );
    expect(texts.size).toBe(201);
    expect(asked.length).toBeLessThanOrEqual(20);
  });

  it('is read folder by folder if GitHub shortens its list, and not at all if it shortens a folder', async () => {
    const { memory, open } = openRepository();
    const photo = { name: 'photos/key-1/photo-abc', text: 'x' };
    await open().add([{ name: 'key.json', text: '{}' }, segment(1), segment(2), photo]);
    const listed = async (isShort: (isDeep: boolean) => boolean) => {
      const short = gitFetch(
        memory,
        async ({ path, query }, answer) => {
          const reply = await answer();
          if (!/\/git\/trees\//.test(path) || !isShort(query.has('recursive'))) return reply;
          const { tree } = reply.json as { tree: unknown[] };
          const json = { ...Object(reply.json), truncated: true, tree: tree.slice(0, 1) };
          return { ...reply, json };
        },
        undefined,
        HOME,
      );
      const files = await open(short).list();
      return files.map(({ name }) => name).toSorted();
    };
    expect(await storeFailure(listed(() => true))).toBe('tooMany');
    const names = ['key.json', photo.name, 'segments/a/1', 'segments/a/2'];
    expect(await listed((isDeep) => isDeep)).toEqual(names);
  });

  it('takes one change in three requests', async () => {
    const { open, asked } = openRepository();
    const store = open();
    await store.list();
    await store.add([segment(1)]);
    expect(asked).toHaveLength(3);
    await open().list();
    asked.length = 0;
    // Nothing has changed.
    await open().list();
    expect(asked).toHaveLength(1);
  });

  it('never changes a segment that exists', async () => {
    const { open } = openRepository();
    const store = open();
    await store.add([segment(1)]);
    expect(await storeFailure(open().add([segment(1, 'another')]))).toBe('busy');
    expect((await store.read(['segments/a/1'])).get('segments/a/1')).toBe('text 1');
  });

  it('takes files of two devices that write at the same time', async () => {
    const { open } = openRepository();
    const [one, other] = [open(), open()];
    await Promise.all([one.list(), other.list()]);
    await one.add([segment(1)]);
    await other.add([{ name: 'segments/b/1', text: 'b' }]);
    expect(await one.list()).toHaveLength(2);
  });

  it('replaces no segment that the device does not know', async () => {
    const { open } = openRepository();
    const [one, other] = [open(), open()];
    await one.add([{ name: 'key.json', text: '{}' }, segment(1)]);
    await one.list();
    await other.add([segment(2)]);
    const [next, [first, second]] = [segment(9), [segment(1).name, segment(2).name]];
    expect(await storeFailure(one.replaceAll([next], [first]))).toBe('busy');
    await one.replaceAll([next], [first, second]);
    expect((await one.list()).map(({ name }) => name)).toEqual([next.name]);
  });

  it('takes nothing that is encrypted with a key which another device replaces meanwhile', async () => {
    const { open } = openRepository();
    const [one, other] = [open(), open()];
    await one.add([{ name: 'key.json', text: '{}' }]);
    await other.list();
    await one.replaceAll([{ name: 'key.json', text: '{"new":1}' }]);
    expect(await storeFailure(other.add([segment(1)]))).toBe('busy');
    expect(await one.list()).toHaveLength(1);
  });

  it('takes a file once whose response is lost', async () => {
    const { memory, open } = openRepository();
    let isLost = false;
    const lossy = gitFetch(
      memory,
      async ({ path }, answer) => {
        const reply = await answer();
        const isCommit = path === '/graphql' && JSON.stringify(reply.json).includes('createCommit');
        if (!isCommit || isLost) return reply;
        isLost = true;
        throw new TypeError('Failed to fetch');
      },
      undefined,
      HOME,
    );
    await open(lossy).add([segment(1)]);
    expect(isLost).toBe(true);
    expect(memory.history()).toHaveLength(2);
  });
});

describe('What GitHub rejects is reported', () => {
  it.each<[string, (memory: GitMemory) => GithubDeps['fetch']]>([
    ['public', (memory) => gitFetch(memory, undefined, undefined, { ...HOME, isPrivate: false })],
    ['permission', (memory) => gitFetch(memory, undefined, { push: false }, HOME)],
    ['missing', (memory) => gitFetch(memory, undefined, undefined, { name: 'slate/other' })],
    ['unreachable', () => () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'limited',
      (memory) =>
        gitFetch(
          memory,
          overrideFirst('POST', 1, () => ({
            status: 200,
            json: { data: null, errors: [{ type: 'RATE_LIMITED', message: 'Slow down' }] },
          })),
          undefined,
          HOME,
        ),
    ],
  ])('%s', async (failure, fetchOf) => {
    const { memory, open } = openRepository();
    expect(await storeFailure(open(fetchOf(memory)).list())).toBe(failure);
  });

  it('a wrong token, and a deleted branch', async () => {
    const { memory, open } = openRepository();
    expect(await storeFailure(open(undefined, 'wrong').list())).toBe('token');
    memory.isDeleted = true;
    expect(await storeFailure(open().list())).toBe('missing');
  });
});

describe('A rate limit', () => {
  const reset = (ms: number) => String((NOW + ms) / 1000);
  const graphql = (type: string, time: string) => ({
    status: 200,
    json: { data: null, errors: [{ type }] },
    headers: { 'x-ratelimit-reset': time },
  });
  it.each([
    ['seconds to wait', errorResponse(403, { 'retry-after': '840' }), 840_000],
    [
      'a time',
      errorResponse(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset(840_000) }),
      840_000,
    ],
    ['a time, of GraphQL', graphql('RATE_LIMITED', reset(840_000)), 840_000],
    ['no time', errorResponse(429), 60_000],
    ['an invalid time', graphql('RATE_LIMITED', 'soon'), 60_000],
    ['a time by another clock', errorResponse(403, { 'retry-after': '999999' }), 3_600_000],
  ])('with %s is kept by every store of the tab', async (_what, reply, waited) => {
    const { memory, open, asked, clock } = openRepository();
    const override = overrideFirst('POST', 1, () => reply);
    const fetch = gitFetch(memory, override, undefined, HOME);
    const error: unknown = await open(fetch)
      .list()
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: 'limited' });
    const until = Number((error as { until?: number }).until);
    expect(Math.abs(until - NOW - waited)).toBeLessThanOrEqual(1000);
    expect(asked).toHaveLength(1);
    clock.now = () => until - 1;
    expect(await storeFailure(open(fetch).list())).toBe('limited');
    expect(asked).toHaveLength(1);
    clock.now = () => until;
    expect(await open(fetch).list()).toEqual([]);
  });

  it('has an end, and other failures have none', async () => {
    const { memory, open } = openRepository();
    const reply = graphql('NOT_FOUND', reset(840_000));
    const fetch = gitFetch(
      memory,
      overrideFirst('POST', 1, () => reply),
      undefined,
      HOME,
    );
    await expect(open(fetch).list()).rejects.toMatchObject({
      failure: 'missing',
      until: undefined,
    });
  });
});
