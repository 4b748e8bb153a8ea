import { describe, expect, it } from 'vitest';
import { gitFetch, TOKEN } from '../../../../tests/helpers/git/gitFetch';
import { depsOf, NOW, useBrowser } from '../../../../tests/helpers/git/gitFixture';
import { GitMemory } from '../../../../tests/helpers/git/gitMemory';
import { hostedStore, newShared } from '../../publish/desk-stores/github/hostedStore';
import {
  newRecord,
  openOffice,
  openTestDevice,
  PASSPHRASE,
  RECOVERY,
  SECRETS,
} from '../copies/deskFixture';
import { DeskError, type DeskFailure, type DeskStatus } from '../copies/deskTypes';
import { clockText, COPY_FAILURES, failureText, problemText, sameNameText } from './messages';

useBrowser();

const KEY = 'request:A';

/** Returns what the page says after something was tried; '' if it succeeded. */
async function said(asked: Promise<DeskStatus>): Promise<string> {
  try {
    return (await asked).problems.map(problemText).join(' ');
  } catch (error) {
    if (error instanceof DeskError) return failureText(error.failure);
    throw error;
  }
}

describe('A bad day has a sentence that says what to do:', () => {
  it.each<[string, DeskFailure, RegExp]>([
    ['an expired token', 'token', /rejected the token.*Create a new one.*enter it\.$/],
    [
      'a token without the right to write',
      'permission',
      /may not write.*Create one with the permission “Contents: Read and write” and enter it\.$/,
    ],
    ['a public repository', 'public', /is public, so nothing was saved\. Make it private/],
    [
      'a deleted or renamed repository',
      'missing',
      /was not found with this token\. If it exists, enter another token\. If it does not, create it.* lists the steps/,
    ],
    [
      'a rate limit',
      'limited',
      /^GitHub accepts the next copy at \d+:\d\d.*It is saved by itself then\.$/,
    ],
    ['no connection', 'unreachable', /could not be reached\. Check the connection/],
    ['no space where the copy is kept', 'full', /no space left.*Free up space/],
    ['no space in the browser', 'storage', /does not store data.*Free up space/],
    ['a deleted copy', 'noCopy', /not there any more\. Use “New passphrase”/],
    ['a copy of a newer version', 'newer', /newer version.*Reload the page/],
  ])('%s', (_what, failure, text) => {
    expect(failureText(failure, NOW)).toMatch(text);
  });

  it('a copy on GitHub that is put back to an earlier state', async () => {
    const memory = new GitMemory({ 'README.md': 'The desk' });
    let present = memory;
    const device = openTestDevice(
      'a',
      hostedStore(
        { owner: 'slate', repo: 'desk', branch: 'main' },
        TOKEN,
        {
          ...depsOf((...asked) =>
            gitFetch(present, undefined, undefined, { name: 'slate/desk' })(...asked),
          ),
          ...newShared(),
        },
        new AbortController().signal,
      ),
    );
    device.local.edit(KEY, newRecord('A'));
    await device.desk().start({ ...SECRETS, name: 'Office', token: TOKEN });
    const earlier = new GitMemory(memory.textsOf());
    device.local.edit(KEY, { note: 'Later' });
    expect(await said(device.desk().sync())).toBe('');
    present = earlier;
    expect(await said(device.desk().sync())).toMatch(
      /of “Office”.* is missing in the copy\..*choose “New passphrase” there to write it again\.$/,
    );
    await device.desk().renew({ ...SECRETS, present: PASSPHRASE });
    expect(await device.desk().check()).toMatchObject({ matching: 1, total: 1, problems: [] });
    expect(device.local.records[KEY]).toMatchObject({ note: 'Later' });
  });

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

  it('devices with one name, and clocks that are wrong', () => {
    const at = new Date(NOW).toISOString();
    const device = { id: 'a', name: 'Phone', letter: 'A', at, isOwn: true };
    expect(sameNameText([device, { ...device, id: 'b' }])).toMatch(
      /named “Phone”\. Their letters tell them apart/,
    );
    expect(sameNameText([device, { ...device, name: 'Office' }])).toBe('');
    expect(clockText(at, NOW)).toBe('');
    expect(clockText(at, NOW - 86_400_000)).toMatch(/or of that one is wrong: set it\.$/);
  });
});

it('Every reason has one or more sentences, and no two have the same', () => {
  const texts = Object.values(COPY_FAILURES);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(failureText('limited', NOW)).not.toBe(failureText('limited'));
});
