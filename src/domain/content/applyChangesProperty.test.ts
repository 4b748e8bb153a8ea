import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentFiles } from '../../../tests/helpers/content/contentArbitraries';
import { damagedFiles, recordLists } from '../../../tests/helpers/content/contentDamage';
import { anyEdit } from '../../../tests/helpers/content/contentEdits';
import { propertyRuns } from '../../../tests/helpers/content/propertyRuns';
import { FEATURED_KINDS } from '../featured/featured';
import { isJsonObject, type JsonObject } from '../text/jsonObject';
import { sameJson } from '../text/sameJson';
import { isPathSegment } from '../text/slug';
import { applyChanges } from './applyChanges';
import { contentChanges } from './contentChanges';
import { smallContent } from './contentFixture';
import { AVAILABILITY_ID, PAGE_IDS, PAGES, type Change, type Content } from './contentModel';
import { entriesIn, idOf, type ContentFiles } from './files';
import { formsOf, isFiled, LIST_NAMES, rowOf, type AnyRecord, type ListName } from './lists';
import { byCategoryPaths, featuredOf, readCategories, readContent } from './readContent';
import { categoryAfter, settled } from './writeRecord';

/** Returns content in which each record has a slug of its own, and index and featured files name the same records. */
function agreeing(found: ContentFiles): ContentFiles {
  const files = structuredClone(found);
  for (const { file, list } of recordLists(files))
    for (const entry of list.filter(isJsonObject)) {
      const id = idOf(entry) ?? '';
      if (/^(?:pages|site|availability)/.test(file) || id === '') continue;
      entry['slug'] = isPathSegment(id) ? id : `s-${Buffer.from(id).toString('hex')}`;
    }
  const { content } = readContent(files);
  for (const kind of FEATURED_KINDS) {
    const { file, featured = '', categories } = rowOf(kind);
    const set = (path: string, ids: string[]) => {
      const list = entriesIn(files[path], kind);
      const kept = list.filter((entry) => ids.includes(idOf(entry) ?? ids[0] ?? ''));
      const known = new Set(kept.map(idOf));
      const added = ids.filter((id) => !known.has(id)).map((id) => ({ id }));
      files[path] = { ...(files[path] as object), [kind]: [...kept, ...added] };
    };
    if (categories)
      set(
        file,
        content[kind].map(({ id }) => id),
      );
    set(featured, content.featured[kind]);
  }
  return JSON.parse(JSON.stringify(files)) as ContentFiles;
}

const NO_INTRO = { description: '' };
const whole = contentFiles().map((files) => ({ ...smallContent().files, ...files }));
const anyFiles = damagedFiles(whole).map(agreeing);

function withChanges(content: Content, changes: readonly Change[]): Content {
  const next: Record<string, unknown> = { ...content };
  const changesOf = (name: string) =>
    new Map(
      changes.filter(({ collection }) => collection === name).map((change) => [change.id, change]),
    );
  for (const name of LIST_NAMES) {
    const own = changesOf(name);
    const records: AnyRecord[] = content[name];
    const known = new Set(records.map(({ id }) => id));
    const added = [...own.values()].filter(({ id }) => !known.has(id)).map(({ draft }) => draft);
    const kept = records.map((record) => (own.has(record.id) ? own.get(record.id)?.draft : record));
    const order = changesOf('orders').get(name)?.draft as { ids: string[] } | undefined;
    const rank = ({ id }: { id: string }) => (order?.ids ?? []).indexOf(id);
    next[name] = ([...kept, ...added] as AnyRecord[])
      .filter(Boolean)
      .toSorted((a, b) => (order ? rank(a) - rank(b) : 0));
  }
  const result = next as never as Content;
  for (const name of ['products', 'projects'] as const) {
    const list = rowOf(name).categories ?? 'productCategories';
    const lists = { before: content[list], after: result[list] };
    const own = changesOf(name);
    next[name] = (result[name] as AnyRecord[]).map((record) =>
      own.has(record.id)
        ? settled(name, record, lists)
        : { ...record, category: categoryAfter(name, record['category'], lists) },
    );
  }
  next['featured'] = Object.fromEntries(
    FEATURED_KINDS.map((kind) => {
      const list: { id: string; isFeatured: boolean }[] = result[kind];
      return [kind, featuredOf(list, content.featured[kind]).map(({ id }) => id)];
    }),
  );
  for (const [id, { draft }] of changesOf('pages')) next[id] = draft;
  for (const { draft } of changesOf('settings').values()) next['site'] = draft;
  return result;
}

function rawEntries(files: ContentFiles, name: ListName) {
  const { file, key, categories } = rowOf(name);
  return Object.keys(files)
    .filter((path) => (categories ? path.startsWith(`${name}/`) : path === file))
    .flatMap((path) => entriesIn(files[path], key));
}

function rawRecord(files: ContentFiles, name: ListName, id: string): unknown {
  const { file, key, categories } = rowOf(name);
  const paths = isFiled(name)
    ? byCategoryPaths(files, name, readCategories(files, categories ?? 'productCategories'))
    : [file];
  return paths.flatMap((path) => entriesIn(files[path], key)).find((entry) => idOf(entry) === id);
}

const texts = (values: unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

/** Expects that what no change names is in the files as before. */
function expectUntouched(live: ContentFiles, next: ContentFiles, changes: readonly Change[]) {
  const [before, after] = [readContent(live).content, readContent(next).content];
  for (const [id, { file }] of Object.entries(PAGES)) {
    const change = changes.find((one) => one.id === id && /pages|settings/.test(one.collection));
    if (id === PAGE_IDS.services || id === AVAILABILITY_ID) continue;
    if (!change) expect(next[file]).toBe(live[file]);
    else
      for (const key of Object.keys(Object(live[file])))
        if (sameJson(Object(change.base)[key], Object(change.draft)[key]))
          expect(Object(next[file])[key]).toBe(Object(live[file])[key]);
  }
  for (const name of LIST_NAMES) {
    const { file, categories } = rowOf(name);
    const own = changes.filter(({ collection }) => collection === name);
    const isNamed = (one: Change) =>
      one.collection === name || one.collection === categories || one.collection === 'orders';
    if (!changes.some(isNamed))
      for (const path of Object.keys(live).filter((other) =>
        categories ? other.startsWith(`${name}/`) : other === file,
      ))
        expect(next[path]).toBe(live[path]);
    const records: AnyRecord[] = before[name];
    const later = new Map((after[name] as AnyRecord[]).map((record) => [record.id, record]));
    const named = new Set(own.map(({ id }) => id));
    for (const record of records)
      if (!sameJson(later.get(record.id)?.['category'], record['category'])) named.add(record.id);
    // An empty introduction keeps a service without an ID from becoming it.
    const isOther = (entry: unknown) => !named.has(idOf(entry) ?? '') && !sameJson(entry, {});
    const all = (files: ContentFiles) => texts(rawEntries(files, name).filter(isOther));
    if (name !== 'topics') expect(all(next)).toEqual(all(live));
    for (const { id, base, draft } of own) {
      const [was, now] = [live, next].map((files) => rawRecord(files, name, id));
      if (!base || !draft || !was || !now) continue;
      const keys = new Set([...Object.keys(base), ...Object.keys(draft)]);
      const changed = [...keys].filter(
        (key) => !sameJson((base as JsonObject)[key], (draft as JsonObject)[key]),
      );
      const free = new Set([...changed, 'slug', 'image'].flatMap((key) => formsOf(name, key)));
      for (const key of Object.keys(was).filter((one) => !free.has(one)))
        expect([key, (now as JsonObject)[key]]).toEqual([key, (was as JsonObject)[key]]);
    }
  }
}

it('any edit of any content is read from the files as it was made, and nothing else changes', () => {
  fc.assert(
    fc.property(anyFiles, anyEdit(), (live, edit) => {
      const text = JSON.stringify(live);
      const { content } = readContent(live);
      const edited = edit(content);
      if (!edited) return;
      const changes = contentChanges(content, edited);
      const next = applyChanges(live, changes);
      expect(JSON.stringify(live)).toBe(text);
      const read = readContent(JSON.parse(JSON.stringify(next)) as ContentFiles).content;
      // An empty introduction is like none.
      const withIntro = (one: Content) => ({
        ...one,
        servicesIntro: one.servicesIntro ?? NO_INTRO,
      });
      expect(withIntro(read)).toEqual(withIntro(withChanges(content, changes)));
      expectUntouched(live, next, changes);
    }),
    { numRuns: propertyRuns(40) },
  );
});
