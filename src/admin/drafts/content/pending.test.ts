import { expect, it } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import type { Pending } from '../state/draftEntry';
import { isPending, pendingAfter, withPending } from './pending';
import { describeFiles } from './liveContent';

const FILE = 'services/index.json';
const REF = `media:${'a'.repeat(64)}`;
const UPLOAD = `/media/uploads/${'a'.repeat(64)}.webp`;
const { files } = smallContent();

const titled = (title: string) => ({
  ...files,
  [FILE]: { services: [{ id: 's1', title, description: '', slug: 's1' }] },
});
const [A, B, C, D] = ['A', 'B', 'C', 'D'].map(titled);
const shown = (live: typeof files, pending: Pending | null) => {
  const published = describeFiles(live, [], []);
  return (pending ? withPending(published, pending) : published).content.services[0]?.title;
};
const published = { publication: { id: 'c', at: '2026-01-01T00:00:00.000Z' } };

it('A publication covers a file while visitors get the content that they or the branch had before', () => {
  // Visitors get A, the branch had B of somebody else, and C is published.
  const pending = pendingAfter(pendingAfter(null, A!, B!, B!), A!, B!, C!, published);
  expect([A, B, C, D].map((live) => shown(live!, pending))).toEqual(['C', 'C', 'C', 'D']);
  expect([A, B, C, D].map((live) => isPending(pending!, live!))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('Only the files that differ are kept', () => {
  const pending = pendingAfter(null, A!, A!, B!, published);
  expect(Object.keys(pending!.files)).toEqual([FILE]);
  expect(pendingAfter(pending, B!, B!, B!)).toBeNull();
});

it('A publication is awaited until the branch is back at what it had before', () => {
  const pending = pendingAfter(null, A!, A!, B!, published);
  expect(pendingAfter(pending, A!, B!, B!)).toEqual(pending);
  // Somebody else has committed to the same file since.
  expect(pendingAfter(pending, A!, C!, C!)).toMatchObject(published);
  expect(pendingAfter(pending, A!, A!, A!)).toBeNull();
  const second = pendingAfter(pending, A!, B!, C!, published);
  expect(pendingAfter(second, A!, B!, B!)).not.toHaveProperty('publication');
});

it('Images of this browser are shown from it as long as the file is pending', () => {
  const next = titled(UPLOAD);
  const pending = pendingAfter(null, A!, A!, next, { media: [REF], ...published });
  expect(pending?.media).toEqual([REF]);
  expect(shown(A!, pending)).toBe(REF);
  // The branch has been read again, or something else was published.
  expect(shown(A!, pendingAfter(pending, A!, next, next))).toBe(REF);
  expect(pendingAfter(pending, A!, next, B!, published)?.media).toEqual([]);
  expect(shown(next, pending)).toBe(UPLOAD);
});
