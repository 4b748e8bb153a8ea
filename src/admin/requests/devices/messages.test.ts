import { describe, expect, it } from 'vitest';
import type { DeskFailure } from '../copies/deskTypes';
import { clockText, COPY_FAILURES, failureText, problemText, sameNameText } from './messages';

const NOW = Date.parse('2026-11-24T10:00:00.000Z');

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
    [
      'a device that was unlinked',
      'unlinked',
      /no longer linked\. Link it again.*Changes of this device are kept/,
    ],
    ['a deleted copy', 'noCopy', /not there any more\. Use “New passphrase”/],
    ['a copy of a newer version', 'newer', /newer version.*Reload the page/],
  ])('%s', (_what, failure, text) => {
    expect(failureText(failure, NOW)).toMatch(text);
  });

  it('a part that is missing in the copy', () => {
    const part = { kind: 'missing', device: 'Office', from: 2, to: 2, after: '' } as const;
    expect(problemText(part)).toMatch(
      /^Part 2 of “Office” is missing in the copy\..*choose “New passphrase” there to write it again\.$/,
    );
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
