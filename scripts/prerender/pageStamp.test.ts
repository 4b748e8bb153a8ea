import { expect, it } from 'vitest';
import { isUpToDate, stampPage } from './pageStamp';

const HTML = '<html><body>Slate – lights</body></html>\n';
const isCurrent = (file: string, inputs = 'a1') => isUpToDate(Buffer.from(file), inputs);

it('A page is kept if it is complete, unchanged, and rendered from the same inputs', () => {
  const page = stampPage(HTML, 'a1');
  expect([isCurrent(page), isCurrent(page, 'b2')]).toEqual([true, false]);
  for (const other of ['', HTML, page.replace('lights', 'light')])
    expect(isCurrent(other)).toBe(false);
  for (let end = 0; end < page.length; end += 1) expect(isCurrent(page.slice(0, end))).toBe(false);
});
