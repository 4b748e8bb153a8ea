import { beforeEach, describe, expect, it } from 'vitest';
import { capitalise } from '@/domain/text/cleanText';
import { orderedIds } from '../../drafts/content/orders';
import { selectChangeCount } from '../../drafts/content/draftContent';
import { undo } from '../../drafts/editThunks';
import { deletionQuestion } from '../deletionQuestion';
import { products } from '../products/productResource';
import {
  moveRecords,
  changeRecords,
  duplicateRecord,
  featureRecords,
  importRecords,
  removeRecords,
} from '../thunks';
import { projects } from '../projects/projectResource';
import { recordsOf, type ResourceName } from '../registry';
import type { ResourceData } from '../resource';
import { services } from '../services/serviceResource';
import { openResourceStore, type Opened } from './storeFixture';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

function actionsOf<C extends ResourceName>(resource: ResourceData<C>) {
  return {
    noun: resource.labels.one,
    Noun: capitalise(resource.labels.one),
    many: resource.labels.many,
    limit: resource.featured?.limit ?? 0,
    full: resource.featured?.full,
    records: ({ draftContent }: Opened): { id: string; slug?: string; isFeatured?: boolean }[] =>
      recordsOf(draftContent(), resource.name),
    featuredIds: ({ draftContent }: Opened) =>
      orderedIds(draftContent(), `featured-${resource.name}`),
    nameOf({ draftContent }: Opened, id: string) {
      const record = recordsOf(draftContent(), resource.name).find((one) => one.id === id);
      return record && resource.nameOf(record);
    },
    feature: ({ store }: Opened, ids: string[], isFeatured: boolean) =>
      store.dispatch(featureRecords(resource, ids, isFeatured)),
    remove: ({ store }: Opened, ids: string[]) => store.dispatch(removeRecords(resource, ids)),
    duplicate: ({ store }: Opened, id: string) => store.dispatch(duplicateRecord(resource, id)),
    question: ({ store }: Opened, ids: string[]) => store.dispatch(deletionQuestion(resource, ids)),
    rename: ({ store }: Opened, id: string, name: string) =>
      store.dispatch(
        changeRecords(
          resource,
          [id],
          (record) => resource.withName?.(record, name) ?? record,
          () => 'renamed',
        ),
      ),
    move: ({ store }: Opened, ids: string[], to: number, isFeatured?: boolean) =>
      store.dispatch(moveRecords(resource, ids, to, isFeatured)),
    importAll({ store, draftContent }: Opened) {
      const imported = recordsOf(draftContent(), resource.name).map((record) => ({
        record: { ...record, isFeatured: false },
      }));
      return store.dispatch(importRecords(resource, imported));
    },
  };
}

beforeEach(async () => {
  await clearBackOffice();
});

describe.each([actionsOf(services), actionsOf(products), actionsOf(projects)])(
  'a $noun',
  ({ Noun, many: nouns, limit, full, records, nameOf, featuredIds, ...run }) => {
    const featured = (opened: Opened) => records(opened).filter(({ isFeatured }) => isFeatured);

    it('is featured only while a slot is free', async () => {
      const opened = await openResourceStore();
      const free = `r${limit}`;
      expect(await run.feature(opened, [free], true)).toBe(false);
      expect(opened.toasts()).toMatchObject([
        { message: full, duration: expect.any(Number) as number },
      ]);
      expect(featured(opened)).toHaveLength(limit);
      expect(await run.feature(opened, ['r0'], false)).toBe(true);
      expect(await run.feature(opened, [free], true)).toBe(true);
      expect(featured(opened).map(({ id }) => id)).toContain(free);
      expect(opened.labels()).toEqual([
        `${Noun} “${nameOf(opened, 'r0')}” no longer featured`,
        `${Noun} “${nameOf(opened, free)}” featured`,
      ]);
    });

    it('is deleted with others in one step', async () => {
      const opened = await openResourceStore();
      const before = records(opened).length;
      expect(await run.remove(opened, ['r0', 'r1'])).toBe(true);
      expect(records(opened)).toHaveLength(before - 2);
      expect(opened.labels()).toEqual([`2 ${nouns} deleted`]);
    });

    it('is named in the question before it is deleted, with the places where it is used', async () => {
      const opened = await openResourceStore();
      const name = nameOf(opened, 'r0');
      expect(run.question(opened, ['r0'])).toMatchObject({
        title: `Delete “${name}”?`,
        text: expect.stringContaining(
          `Are you sure you want to delete "${name}"? This action cannot be undone. Used in: Featured `,
        ) as string,
        verb: 'Delete',
      });
      const several = run.question(opened, ['r0', 'r1']);
      expect(several.title).toBe(`Delete 2 ${nouns}?`);
      expect(several.text).toContain(`Are you sure you want to delete 2 ${nouns}?`);
    });

    it('is duplicated with a unique id and slug, and the copy is not featured', async () => {
      const opened = await openResourceStore();
      await run.duplicate(opened, 'r0');
      await run.duplicate(opened, 'r0');
      const all = records(opened);
      const copies = all.slice(-2);
      expect(copies.map(({ isFeatured }) => isFeatured)).toEqual([false, false]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
      expect(nameOf(opened, copies[0]!.id)).toBe(`${nameOf(opened, 'r0')} (copy)`);
    });

    it('is moved as one step, and moving it back leaves no change', async () => {
      const opened = await openResourceStore();
      const ids = () => records(opened).map(({ id }) => id);
      const before = ids();
      const count = before.length;
      await run.move(opened, ['r3'], 0);
      expect(ids()).toEqual(['r3', ...before.filter((id) => id !== 'r3')]);
      await run.move(opened, ['r0', 'r1'], Infinity);
      expect(ids().slice(-2)).toEqual(['r0', 'r1']);
      expect(opened.labels()).toEqual([
        `${Noun} “${nameOf(opened, 'r3')}” moved to position 1 of ${count}`,
        `2 ${nouns} moved to the bottom`,
      ]);
      expect(selectChangeCount(opened.store.getState())).toBe(1);
      await run.move(opened, ['r0', 'r1'], 1);
      await run.move(opened, ['r3'], 3);
      expect(ids()).toEqual(before);
      expect(selectChangeCount(opened.store.getState())).toBe(0);
    });

    it('is moved among the featured ones without moving in the list', async () => {
      const opened = await openResourceStore();
      const before = records(opened).map(({ id }) => id);
      await run.move(opened, ['r2'], 0, true);
      expect(featuredIds(opened)).toEqual([
        'r2',
        ...before.slice(0, limit).filter((id) => id !== 'r2'),
      ]);
      expect(records(opened).map(({ id }) => id)).toEqual(before);
      expect(opened.labels()).toEqual([
        `${Noun} “${nameOf(opened, 'r2')}” moved to position 1 of ${limit} featured ${nouns}`,
      ]);
      await opened.store.dispatch(undo());
      expect(featuredIds(opened)).toEqual(before.slice(0, limit));
    });
  },
);
