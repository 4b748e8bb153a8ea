import { expect, it } from 'vitest';
import { isUpToDate, stampPage } from './pageStamp';

const HTML = '<html><body>Slate – lights</body></html>\n';
const isCurrent = (file: string, inputs = 'a1') => isUpToDate(Buffer.from(file), inputs);

it('accepts a page that was rendered from the same inputs', () => {
  expect(isCurrent(stampPage(HTML, 'a1'))).toBe(true);
});

it('rejects a page that was rendered from other inputs', () => {
  expect(isCurrent(stampPage(HTML, 'a1'), 'b2')).toBe(false);
});

it('rejects a page that is missing, incomplete, damaged or without a hash', () => {
  const page = stampPage(HTML, 'a1');
  expect(isCurrent('')).toBe(false);
  expect(isCurrent(HTML)).toBe(false);
  expect(isCurrent(page.replace('lights', 'light'))).toBe(false);
  for (let end = 0; end < page.length; end += 1) expect(isCurrent(page.slice(0, end))).toBe(false);
});
