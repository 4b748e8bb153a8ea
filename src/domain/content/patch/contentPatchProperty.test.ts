import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../../tests/helpers/content/contentArbitraries';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { damagedFiles, recordLists } from '../../../../tests/helpers/content/contentDamage';
import { anyEdit, keepsOrder } from '../../../../tests/helpers/content/contentEdits';
import { compileContent, readContent, type Content, type ContentFiles } from '../content';
import { smallContent } from '../contentFixture';
import { idOf } from '../files';
import { patchFiles } from './contentPatch';
import { sameJson } from '../../text/sameJson';

const LISTS = [
  'services',
  'products',
  'projects',
  'productCategories',
  'projectCategories',
  'holds',
] as const;

/** Returns the fields of a record that another one states, that is, for which it has no default. */
function statedFields(record: object, other: object = record) {
  const isDefault = (value: unknown) => !value || typeof value === 'number' || sameJson(value, []);
  const values = new Map(Object.entries(record));
  return Object.entries(other).flatMap(([key, value]) =>
    isDefault(value) ? [] : [[key, values.get(key)]],
  );
}

/**
 * Returns the readable parts of a content without differences in spelling: pages, records by
 * ID, and the order of records that no edit has made readable.
 * @param ids of edited and unreadable records
 * @param damaged unreadable records, of which an edit can make more fields readable than `want` states
 */
function readable(
  content: Content,
  ids: readonly string[],
  damaged: readonly string[],
  want = content,
) {
  const { site, home, about, topics, rental, servicesIntro } = content;
  const isLeft = (id: string) => !ids.includes(id);
  return {
    // An empty intro is like none.
    pages: { site, home, about, topics, rental, intro: { description: '', ...servicesIntro } },
    records: LISTS.map((list) =>
      Object.fromEntries(
        content[list].map((entry) => {
          const other = want[list].find(({ id }) => id === entry.id);
          return [entry.id, damaged.includes(entry.id) ? statedFields(entry, other) : entry];
        }),
      ),
    ),
    orders: LISTS.map((list) => content[list].map(({ id }) => id).filter(isLeft)),
    featured: Object.values(content.featured).map((list) => list.filter(isLeft)),
  };
}

/** Counts equal entries in the lists of some files, by their JSON text. */
function entryCounts(files: ContentFiles): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { list } of recordLists(files))
    for (const entry of list) {
      const text = JSON.stringify(entry);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  return counts;
}

/** Returns the entries of each list of records that an edit does not name, as JSON texts. */
function otherEntries(files: ContentFiles, ids: readonly string[]): string[][] {
  return recordLists(files)
    .filter(({ file }) => !file.startsWith('pages/') && file !== 'site.json')
    .map(({ list }) => list.filter((entry) => !ids.includes(idOf(entry) ?? '')))
    .filter((list) => list.length > 0)
    .map((list) => list.map((entry) => JSON.stringify(entry)));
}

describe('for any damaged content, publishing an edit changes nothing else', () => {
  const whole = contentFiles().map((files) => ({ ...smallContent().files, ...files }));
  const settled = whole.map((files) => compileContent(readContent(files).content));

  it.each([
    ['files that agree', settled],
    ['files that do not agree', whole],
  ])(
    '%s',
    (what, files) => {
      fc.assert(
        fc.property(damagedFiles(files), anyEdit(), (broken, edit) => {
          const live = JSON.parse(JSON.stringify(broken)) as ContentFiles;
          const text = JSON.stringify(live);
          const { content } = readContent(live);
          const edited = edit(content);
          if (!edited) return;
          const after = compileContent(edited.content);
          const next = patchFiles(live, after);
          expect(JSON.stringify(live)).toBe(text);
          // Unreadable entries have no position among the readable ones.
          const parts = content.unreadable?.parts ?? [];
          const damaged = parts.map(({ value }) => idOf(value) ?? '');
          const ids = [...edited.ids, ...damaged];
          const want = readContent(after).content;
          const got = readContent(JSON.parse(JSON.stringify(next)) as ContentFiles).content;
          expect(readable(got, ids, damaged, want)).toEqual(readable(want, ids, damaged));
          const [had, has] = [entryCounts(live), entryCounts(next)];
          for (const { value, path } of parts) {
            const id = (value as { id?: unknown } | null)?.id;
            if (!path.endsWith(']') || (typeof id === 'string' && edited.ids.includes(id)))
              continue;
            const entry = JSON.stringify(value);
            expect([entry, has.get(entry)]).toEqual([entry, had.get(entry)]);
          }
          if (what === 'files that agree' && keepsOrder(edited))
            expect(otherEntries(next, edited.ids)).toEqual(otherEntries(live, edited.ids));
          const before = compileContent(content);
          for (const path of Object.keys(live).filter((name) => !name.includes('by-category')))
            if (what === 'files that agree' && sameJson(before[path], after[path]))
              expect(next[path]).toBe(live[path]);
        }),
        { numRuns: propertyRuns(20) },
      );
    },
    120_000,
  );
});

it('the count of a list includes unreadable entries', () => {
  const live = structuredClone(smallContent().files);
  (live['products/index.json'] as { products: unknown[] }).products.push(null);
  const { content } = readContent(live);
  const products = content.products.filter(({ id }) => id !== 'p4');
  const next = patchFiles(live, compileContent({ ...content, products }));
  expect(next['products/index.json']).toMatchObject({ count: 4 });
});
