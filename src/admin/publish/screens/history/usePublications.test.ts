import { expect, it } from 'vitest';
import { LOG_PAGE, type FileStore } from '../../../file-store/fileStore';
import { memoryTarget } from '../../publishFixture';
import { loadMorePublications } from './usePublications';

it('A publication that a newer one has moved to the next page is listed once', async () => {
  const commit = (id: number) => ({ id: `${id}`, at: '2026-01-01T10:00:00.000Z', message: '' });
  const newest = Array.from({ length: LOG_PAGE }, (_, index) => commit(index));
  const { target, store } = memoryTarget({}, () => undefined);
  const log: FileStore['log'] = async (page) =>
    page === 1 ? newest : [...newest.slice(-1), commit(LOG_PAGE)];
  const paged = { ...target, openStore: () => ({ ...store, log }) };
  const first = await loadMorePublications({}, paged);
  const all = await loadMorePublications(first, paged);
  expect(all.list?.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: LOG_PAGE + 1 }, (_, index) => index),
  );
  expect(all.next).toBeUndefined();
});
