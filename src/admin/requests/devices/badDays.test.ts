import { describe, expect, it } from 'vitest';
import {
  errorResponse,
  gitFetch,
  overrideFirst,
  TOKEN,
} from '../../../../tests/helpers/git/gitFetch';
import { depsOf, NOW, useBrowser } from '../../../../tests/helpers/git/gitFixture';
import { GitMemory } from '../../../../tests/helpers/git/gitMemory';
import { DeskStoreError, type DeskStore } from '../../publish/deskStore';
import { hostedStore, newShared } from '../../publish/desk-stores/github/hostedStore';
import type { GithubDeps } from '../../publish/targets/github/client';
import {
  memoryStore,
  newRecord,
  openOffice as openCopy,
  openTestDevice,
  PASSPHRASE,
  RECOVERY,
  SECRETS,
} from '../copies/deskFixture';
import { DeskError, type DeskStatus } from '../copies/deskTypes';
import { clockText, failureText, problemText, sameNameText } from './messages';

useBrowser();

const KEY = 'request:A';
const HOME = { name: 'slate/desk' };

/** Returns what the page says after something was tried; '' if it succeeded. */
async function said(asked: Promise<DeskStatus>): Promise<string> {
  try {
    return (await asked).problems.map(problemText).join(' ');
  } catch (error) {
    if (error instanceof DeskStoreError) return failureText(error.failure, error.until);
    if (error instanceof DeskError) return failureText(error.failure);
    throw error;
  }
}

/** An office with a copy on GitHub, which answers a device as a test wants. */
async function openHosted() {
  const memory = new GitMemory({ 'README.md': 'The desk' });
  const branch = { owner: 'slate', repo: 'desk', branch: 'main' };
  const answers: { fetch: GithubDeps['fetch'] } = {
    fetch: gitFetch(memory, undefined, undefined, HOME),
  };
  const open = (token = TOKEN): DeskStore =>
    hostedStore(
      branch,
      token,
      { ...depsOf((...asked) => answers.fetch(...asked)), ...newShared() },
      new AbortController().signal,
    );
  const device = openTestDevice('a', open(), { openStore: (token) => open(token) });
  device.local.edit(KEY, newRecord('A'));
  await device.desk().start({ ...SECRETS, name: 'Office', token: TOKEN });
  return { memory, device, answers };
}

describe('A bad day of the host has a sentence that says what to do', () => {
  it.each<[string, (memory: GitMemory) => GithubDeps['fetch'], RegExp]>([
    [
      'the token has expired',
      (memory) =>
        gitFetch(
          memory,
          overrideFirst('POST', 9, () => errorResponse(401)),
          undefined,
          HOME,
        ),
      /rejected the token.*Create a new one.*enter it\.$/,
    ],
    [
      'the token has no right to write',
      (memory) => gitFetch(memory, undefined, { push: false }, HOME),
      /may not write.*Create one with the permission “Contents: Read and write” and enter it\.$/,
    ],
    [
      'the repository is public',
      (memory) => gitFetch(memory, undefined, undefined, { ...HOME, isPrivate: false }),
      /is public, so nothing was saved\. Make it private/,
    ],
    [
      'the repository was deleted or renamed',
      (memory) => gitFetch(memory, undefined, undefined, { name: 'slate/other' }),
      /was not found with this token\. If it exists, enter another token\. If it does not, create it/,
    ],
    [
      'a rate limit',
      (memory) =>
        gitFetch(
          memory,
          overrideFirst('POST', 1, () => errorResponse(403, { 'retry-after': '840' })),
          undefined,
          HOME,
        ),
      /^GitHub accepts the next copy at \d+:\d\d.*It is saved by itself then\.$/,
    ],
    [
      'no connection',
      () => () => Promise.reject(new TypeError('Failed to fetch')),
      /could not be reached\. Check the connection/,
    ],
  ])('%s', async (_what, fetchOf, text) => {
    const { memory, device, answers } = await openHosted();
    expect(await said(device.desk().sync())).toBe('');
    answers.fetch = fetchOf(memory);
    expect(await said(device.desk().sync())).toMatch(text);
    expect(device.local.records).toHaveProperty([KEY]);
  });

  it('the branch was deleted', async () => {
    const { memory, device } = await openHosted();
    memory.isDeleted = true;
    expect(await said(device.desk().sync())).toMatch(/its branch was not found .* lists the steps/);
  });

  it('the history was rewritten to an earlier state, or to an empty one', async () => {
    const { memory, device, answers } = await openHosted();
    const earlier = new GitMemory(memory.textsOf());
    device.local.edit(KEY, { note: 'Later' });
    await device.desk().sync();
    answers.fetch = gitFetch(earlier, undefined, undefined, HOME);
    expect(await said(device.desk().sync())).toMatch(
      /of “Office”.* is missing in the copy\..*choose “New passphrase” there to write it again\.$/,
    );
    const empty = new GitMemory({ 'README.md': 'The desk' });
    answers.fetch = gitFetch(empty, undefined, undefined, HOME);
    expect(await said(device.desk().sync())).toMatch(/not there any more\. Use “New passphrase”/);
    await device.desk().renew({ ...SECRETS, present: '' });
    expect(await device.desk().check()).toMatchObject({ matching: 1, total: 1, problems: [] });
    expect(device.local.records[KEY]).toMatchObject({ note: 'Later' });
  });
});

describe('A bad day of the office has a sentence that says what to do', () => {
  const openOffice = () => openCopy(({ local }) => local.edit(KEY, newRecord('A')), 'Phone');

  it('a device that was unlinked while it has changes, and whose token was revoked', async () => {
    const { store, one, other } = await openOffice();
    other.local.edit('request:B', newRecord('B', 'Typed on the way'));
    const secrets = { passphrase: 'another passphrase', recoveryCode: RECOVERY };
    await one.desk().renew({ ...secrets, present: PASSPHRASE });
    const unlinked = /no longer linked\. Link it again.*Changes of this device are kept/;
    expect(await said(other.desk().sync())).toMatch(unlinked);
    expect(await said(other.desk().replaceToken('new token'))).toMatch(unlinked);
    const tokens: (string | undefined)[] = [];
    const openStore = (token: string | undefined) => {
      tokens.push(token);
      return store;
    };
    other.reopen({ openStore });
    await other.desk().join({ secret: secrets.passphrase, name: 'Phone' });
    expect(new Set(tokens)).toEqual(new Set(['new token']));
    await one.desk().sync();
    expect(one.local.records['request:B']).toMatchObject({ note: 'Typed on the way' });
  });

  it('no space in the browser, and none where the copy is kept', async () => {
    const { store } = memoryStore();
    const full: DeskStore = { ...store, add: () => Promise.reject(new DeskStoreError('full')) };
    const start = (device: ReturnType<typeof openTestDevice>) =>
      said(device.desk().start({ ...SECRETS, name: 'Office' }));
    expect(await start(openTestDevice('a', full))).toMatch(/no space left.*Free up space/);
    const write = () => Promise.reject(new DeskError('storage'));
    const one = openTestDevice('b', store);
    one.local.edit(KEY, newRecord('A'));
    await start(one);
    const local = { read: async () => ({ records: {}, removed: new Set<string>() }), write };
    const other = openTestDevice('c', store, { local });
    const joined = said(other.desk().join({ secret: PASSPHRASE, name: 'Phone' }));
    expect(await joined).toMatch(/does not store data.*Free up space/);
  });

  it('two devices with the same name', async () => {
    const { one } = await openOffice();
    const { devices } = await one.desk().sync();
    expect(devices.map(({ name, letter }) => name + letter)).toEqual(['PhoneA', 'PhoneB']);
    expect(sameNameText(devices)).toMatch(/named “Phone”\. Their letters tell them apart/);
    expect(sameNameText(devices.slice(1))).toBe('');
  });

  it('a clock that is wrong', async () => {
    const { one, other } = await openOffice();
    other.clock.offset = 3 * 86_400_000;
    other.local.edit(KEY, { note: 'Later' });
    await other.desk().sync();
    const { devices } = await one.desk().sync();
    const now = Date.UTC(2026, 0, 1, 1);
    expect(devices.map(({ at }) => clockText(at, now))).toEqual([
      '',
      '. The clock of this device or of that one is wrong: set it.',
    ]);
  });

  it('a copy of a newer version', async () => {
    const { files, store } = await openOffice();
    files.set('key.json', '{"version":2}');
    const late = openTestDevice('c', store);
    const joined = said(late.desk().join({ secret: PASSPHRASE, name: 'Late' }));
    expect(await joined).toMatch(/newer version.*Reload the page/);
  });
});

it('Every reason has one or more sentences, and no two have the same', () => {
  const texts = (
    [
      'unreachable',
      'wrongHost',
      'token',
      'permission',
      'missing',
      'public',
      'tooMany',
      'website',
      'limited',
      'full',
      'busy',
      'wrongPassphrase',
      'noCopy',
      'exists',
      'newer',
      'unlinked',
      'oldCode',
      'storage',
    ] as const
  ).map((failure) => failureText(failure, undefined));
  expect(new Set(texts).size).toBe(18);
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(failureText('limited', NOW)).not.toBe(failureText('limited'));
});
