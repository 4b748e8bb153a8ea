import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNearest } from './index';

const NAMES = ['Zoom', 'Prime'];
const find = (search: string) =>
  NAMES.filter((name) => name.toLowerCase() === search.toLowerCase());
const textsOf = () => NAMES;

it('has found nothing only once the nearest search is known', async () => {
  const seen: ReturnType<typeof useNearest<string>>[] = [];
  const { rerender } = await renderHook((search?: string) => {
    seen.push(useNearest(search ?? 'zom', find, textsOf));
  });
  await expect.poll(() => seen.at(-1)?.found).toEqual(['Zoom']);
  expect(seen.filter(({ found, isPending }) => found.length === 0 && !isPending)).toEqual([]);
  await rerender('tripod');
  await expect.poll(() => seen.at(-1)).toEqual({ found: [], nearest: undefined, isPending: false });
});
