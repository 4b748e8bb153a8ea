import { describe, expect, it } from 'vitest';
import { NEW_REQUEST_PATH, UNITS_PATH } from '@/domain/links/adminPaths';
import { linkIn } from './pendingLink';

describe('a link with what must not stay in the URL', () => {
  it.each([
    ['the current version', NEW_REQUEST_PATH, '#1.abc', true],
    ['a damaged one', NEW_REQUEST_PATH, '#1.', true],
    ['a later version', NEW_REQUEST_PATH, '#12.abc', true],
    ['a slash at the end', `${NEW_REQUEST_PATH}/`, '#1.abc', true],
    ['one that was cut off', NEW_REQUEST_PATH, '#1', true],
    ['something else', NEW_REQUEST_PATH, '#garbage', true],
    ['the skip link', NEW_REQUEST_PATH, '#main', false],
    ['no fragment', NEW_REQUEST_PATH, '', false],
    ['the label of a unit', UNITS_PATH, '#CAM-01', true],
    ['another page', '/admin/requests', '#1.abc', false],
  ])('is recognised: %s', (_what, pathname, hash, isLink) => {
    expect(linkIn({ pathname, hash }) !== undefined).toBe(isLink);
  });
});
