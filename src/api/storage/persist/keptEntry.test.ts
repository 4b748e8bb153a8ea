import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/helpers/storage/memoryStorage';
import { createEntryStorage } from './entryStorage';

let localStorage: Storage;

beforeEach(() => {
  localStorage = memoryStorage();
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface List {
  list: string[];
}

async function openList(isKept: boolean) {
  const storage = createEntryStorage<List>(
    {
      key: 'names',
      version: 1,
      empty: { list: [] },
      isKept,
      parse: (json) => ({ state: { list: json as string[] }, dropped: 0 }),
      serialize: ({ list }) => (list.length > 0 ? list : undefined),
      merge: (_base, _mine, theirs) => theirs,
    },
    { onIssue: vi.fn(), onStoredAgain: vi.fn(), onMerged: vi.fn() },
  );
  await storage.getItem();
  await storage.setItem('names', { list: ['a'] });
  localStorage.clear();
  return storage.takeOver({ list: ['a'] });
}

it('An entry that no tab removes is written again if the browser has deleted it', async () => {
  expect(await openList(true)).toBeUndefined();
  expect(localStorage.getItem('names')).toBe('["a"]');
});

it('The removal of another entry is taken over from the other tab', async () => {
  expect(await openList(false)).toEqual({ list: [] });
  expect(localStorage.getItem('names')).toBeNull();
});
