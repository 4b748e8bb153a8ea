import { expect, it } from 'vitest';
import { isShare } from './shareTarget';

const share = {
  method: 'POST',
  mode: 'navigate' as const,
  url: 'https://slate.example/admin/share',
};

it.each([
  ['a shared text', share, true],
  ['the page that receives it', { ...share, method: 'GET' }, false],
  ['a request of a script', { ...share, mode: 'cors' as const }, false],
  ['another page', { ...share, url: 'https://slate.example/admin/share/more' }, false],
])('%s is recognised: %s', (_what, request, isShared) => {
  expect(isShare(request)).toBe(isShared);
});
