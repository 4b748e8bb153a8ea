import { expect, it } from 'vitest';
import type { PublicationHistory } from '../../publishTarget';
import { loadMorePublications } from './usePublications';

const publication = (id: string) => ({ id, at: '2026-01-01T10:00:00.000Z', changes: [id] });

it('A publication that a newer one has moved to the next page is listed once', async () => {
  const pages: Record<string, string[]> = { '1': ['c', 'b'], '2': ['b', 'a'] };
  const history: PublicationHistory = {
    list: async (from = '1') => ({
      publications: (pages[from] ?? []).map(publication),
      ...(from === '1' && { next: '2' }),
    }),
    source: async () => ({ code: 'unused' }),
    explain: ({ code }) => code,
  };
  const newest = await loadMorePublications({ incomplete: [] }, history);
  const all = await loadMorePublications(newest, history);
  expect(all.list?.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(all.next).toBeUndefined();
});
