import { describe, expect, it, vi } from 'vitest';
import type { DeskFailure } from '../../file-store/fileStore';
import { clockErrorText, failureText, problemText } from './messages';

const NOW = Date.parse('2026-11-24T10:00:00.000Z');

describe('A bad day has a sentence that says what to do:', () => {
  it.each<[string, DeskFailure, RegExp]>([
    ['an expired token', 'token', /^GitHub rejected the token.*Enter a new token\.$/],
    [
      'a token without the right to write',
      'permission',
      /access to slate\/desk\. Enter a token with the permission “Contents: Read and write”\.$/,
    ],
    [
      'a public repository',
      'public',
      /slate\/desk is public, so nothing was saved\. Make it private/,
    ],
    [
      'a deleted or renamed repository',
      'missing',
      /slate\/desk was not found.*If it does not exist, create it.* lists the steps/,
    ],
    [
      'a rate limit',
      'limited',
      /^GitHub accepts the next request at \d+:\d\d.*It is tried again by itself\.$/,
    ],
    [
      'a repository with too many files',
      'full',
      /nothing was saved.*create a new private repository/,
    ],
    ['the repository of the website', 'website', /must not be that of the website/],
    ['a failed connection', 'unreachable', /could not be reached\. Check the connection/],
    ['no space in the browser', 'storage', /does not store data.*Free up space/],
    [
      'a device that was unlinked',
      'unlinked',
      /no longer linked\. Link it again.*Changes of this device are kept/,
    ],
    ['a deleted copy', 'noCopy', /not there any more\. Use “New passphrase”/],
    ['a copy of a newer version', 'newer', /newer version.*Reload the page/],
  ])('%s', (_what, failure, text) => {
    vi.stubEnv('VITE_DESK_STORE', 'github:slate/desk#main');
    expect(failureText(failure, NOW)).toMatch(text);
  });

  it.each<[string, DeskFailure, RegExp]>([
    ['a server that is not running', 'offline', /Start it with npm start/],
    ['another computer', 'wrongHost', /only on the computer that runs the local server/],
    ['no space where the copy is kept', 'full', /no space left.*Free up space/],
  ])('%s', (_what, failure, text) => {
    vi.stubEnv('VITE_DESK_STORE', 'local');
    expect(failureText(failure)).toMatch(text);
  });

  it('the name of a device that is missing in the copy', () => {
    const part = { kind: 'damaged', device: 'B', from: 0, to: 0, after: '' } as const;
    expect(problemText(part)).toMatch(
      /^The name of device B cannot be read in the copy\..*Choose “New passphrase” on a device/,
    );
  });

  it('a part that is missing in the copy', () => {
    const part = { kind: 'missing', device: 'Office', from: 2, to: 2, after: '' } as const;
    expect(problemText(part)).toMatch(
      /^Part 2 of “Office” is missing in the copy\..*choose “New passphrase” there to write it again\.$/,
    );
  });
});

it.each([
  [2, /is 2 hours ahead\. Set it/],
  [-1, /is 1 hour behind\. Set it/],
  [0, /^$/],
])('A clock that is wrong by %i hours is named', (hours, text) => {
  expect(clockErrorText(hours)).toMatch(text);
});
