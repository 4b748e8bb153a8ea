import { filesOf } from '@/domain/content/contentFixture';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UNCATEGORIZED } from '@/domain/category/category';
import type { Content } from '@/domain/content/content';
import { ZIP_FORMAT } from '@/domain/content/zipBase';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import type { Edit } from '../../drafts/draftChanges';
import { prepareBundle } from '../bundle/prepareBundle';
import { changeSentence, listChanges } from '../changes/changes';
import { importEdit } from '../merge/conflicts';
import { importErrorText } from '../messages/importMessages';
import { previewImport } from './importBundle';
import { InvalidBundleError } from './invalidBundle';
import { fieldsEdit, edited, FIRST, live, liveOf as filesLive, published } from '../publishFixture';
import { zipBundle } from './zipBundle';

const zipOf = (entries: Record<string, Uint8Array>) =>
  new Blob([new Uint8Array(zipSync(entries, { level: 1 }))]);
const liveOf = (content: Content) => filesLive(filesOf(content));
/** Creates the ZIP file of edits based on a content. */
async function zipOfEdits(content: Content, edits: Edit[]): Promise<Blob> {
  const changes = listChanges(edited(edits, emptyDrafts(), content));
  const { bundle } = await prepareBundle(liveOf(content), changes, new Set(), NOW);
  return zipBundle(bundle);
}
const NOW = '2026-01-01T00:00:00.000Z';
const json = (value: unknown) => strToU8(JSON.stringify(value));

describe('a ZIP file of changes', () => {
  it('made by publishing is read as the same changes', async () => {
    const base = live().content.products.find(({ id }) => id === 'p1')!;
    const draft = { ...base, description: 'New', price: '₦26,000' };
    const drafts = { ...emptyDrafts(), products: { p1: { base, draft } } };
    const changes = listChanges(drafts);
    const { bundle } = await prepareBundle(live(), changes, new Set(), '2026-01-01T00:00:00.000Z');
    const read = await previewImport(await zipBundle(bundle), live());
    expect(read.changes.map(({ change }) => changeSentence(change))).toEqual([
      'Product “Zoom” changed',
    ]);
    expect(read.changes.map((found) => importEdit(found))[0]).toMatchObject({
      id: 'p1',
      draft: { description: 'New' },
    });
  });

  it('deletes records, and a category together with the file of its records', async () => {
    const { products, productCategories } = live().content;
    const [lenses] = productCategories;
    const [zoom, prime] = products;
    const moved = { ...zoom!, category: { ...UNCATEGORIZED }, description: 'Moved' };
    const drafts: Drafts = {
      ...emptyDrafts(),
      products: { p1: { base: zoom!, draft: moved }, p2: { base: prime!, draft: null } },
      productCategories: { [lenses!.id]: { base: lenses!, draft: null } },
    };
    const sent = listChanges(drafts);
    const { bundle } = await prepareBundle(live(), sent, new Set(), '2026-01-01T00:00:00.000Z');
    expect(bundle.files).toContainEqual(
      expect.objectContaining({ path: 'products/by-category/lenses.json', json: null }),
    );
    const { changes: found } = await previewImport(await zipBundle(bundle), live());
    const changes = found.map(({ change }) => change);
    expect(new Set(changes.map(changeSentence))).toEqual(new Set(sent.map(changeSentence)));
    expect(changes.map(({ entry }) => entry.draft)).toContainEqual(
      expect.objectContaining({ id: 'p1', description: 'Moved' }),
    );
  });

  it('keeps changes that were published since it was made', async () => {
    const first = await zipOfEdits(FIRST, [
      fieldsEdit(FIRST, 'products', 'p1', { description: 'A' }),
    ]);
    const second = await zipOfEdits(FIRST, [fieldsEdit(FIRST, 'products', 'p2', { name: 'B' })]);
    const { changes } = await previewImport(first, live());
    const now = published(
      FIRST,
      changes.map((found) => importEdit(found)),
    );
    const read = await previewImport(second, liveOf(now));
    expect(read.changes.map(({ change }) => changeSentence(change))).toEqual([
      'Product “B” changed',
    ]);
    const both = published(
      now,
      read.changes.map((found) => importEdit(found)),
    );
    expect(both.products.slice(0, 2)).toMatchObject([{ description: 'A' }, { name: 'B' }]);
    expect((await previewImport(first, liveOf(both))).changes).toEqual([]);
  });

  it('is merged with unpublished changes field by field, with a conflict for the same field', async () => {
    const file = await zipOfEdits(FIRST, [
      fieldsEdit(FIRST, 'products', 'p1', { description: 'Theirs', name: 'Cine Zoom' }),
    ]);
    const mine = fieldsEdit(FIRST, 'products', 'p1', { description: 'Mine', stock: 9 });
    const drafts = edited([mine], emptyDrafts(), FIRST);
    const [found] = (await previewImport(file, live(), drafts)).changes;
    expect(found?.conflicts).toEqual([{ path: ['description'], mine: 'Mine', theirs: 'Theirs' }]);
    expect(importEdit(found!, ['theirs']).draft).toMatchObject({
      description: 'Theirs',
      name: 'Cine Zoom',
      stock: 9,
    });
    expect(importEdit(found!, ['mine']).draft).toMatchObject({ description: 'Mine' });
  });

  it('changes the order of a list, with a conflict if it was also changed here', async () => {
    const order = (ids: string[]): Edit => ({
      collection: 'orders',
      id: 'products',
      draft: { ids },
    });
    const file = await zipOfEdits(FIRST, [order(['p4', 'p3', 'p2', 'p1'])]);
    const { changes } = await previewImport(file, live());
    expect(changes.map(({ change }) => changeSentence(change))).toEqual([
      'Order of the products changed',
    ]);
    const next = published(
      FIRST,
      changes.map((found) => importEdit(found)),
    );
    expect(next.products.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2', 'p1']);
    const drafts = edited([order(['p2', 'p1', 'p3', 'p4'])], emptyDrafts(), FIRST);
    const [conflicted] = (await previewImport(file, live(), drafts)).changes;
    expect(conflicted?.conflicts).toHaveLength(1);
    expect(importEdit(conflicted!, ['theirs']).draft).toEqual({ ids: ['p4', 'p3', 'p2', 'p1'] });
  });

  it.each([
    ['../../.bashrc', 'foreignFile'],
    ['public/data/../../x.json', 'foreignFile'],
    ['public/data/products/by-category/../../../x.json', 'foreignFile'],
    ['.github/workflows/deploy.yml', 'foreignFile'],
    ['public/media/uploads/x.svg', 'foreignFile'],
    [`public/media/uploads/${'a'.repeat(64)}.webp`, 'changedImage'],
    ['public/data/site.json', 'notJson'],
  ])('with %s is rejected with the path', async (name, code) => {
    const reading = previewImport(zipOf({ [name]: strToU8('nonsense') }), live());
    await expect(reading).rejects.toThrow(InvalidBundleError);
    await expect(reading).rejects.toMatchObject({ failure: { code, name } });
  });

  const RECORD = 'made-from/0123456789ab.json';
  const made = { base: {}, hashes: {}, holds: [] };

  it.each<[what: string, more: Record<string, Uint8Array>]>([
    ['the same files', {}],
    ['a file that only newer versions have', { 'public/data/a.toml': strToU8('x') }],
    ['content that only newer versions can read', { 'public/data/site.json': json([]) }],
  ])('of a newer version with %s is rejected as newer', async (_what, more) => {
    const file = zipOf({ ...more, [RECORD]: json({ ...made, format: ZIP_FORMAT + 1 }) });
    const reading = previewImport(file, live());
    await expect(reading).rejects.toMatchObject({ failure: { code: 'newer' } });
    expect(importErrorText({ code: 'newer' })).toContain('Reload this page');
  });

  it.each([undefined, ZIP_FORMAT, 'x'])('of format %s is read', async (format) => {
    const file = zipOf({ [RECORD]: json({ ...made, format }) });
    expect((await previewImport(file, live())).changes).toEqual([]);
  });

  it('with a file in another encoding is rejected', async () => {
    const name = 'public/data/site.json';
    const latin = Uint8Array.from('{"brand":{"name":"Caf\u00e9"}}', (letter) =>
      letter.charCodeAt(0),
    );
    const reading = previewImport(zipOf({ [name]: latin }), live());
    await expect(reading).rejects.toMatchObject({ failure: { code: 'notJson', name } });
  });

  it('with keys that reach a prototype is rejected', async () => {
    const text = strToU8('{"brand":{"__proto__":{"evil":1}}}');
    const reading = previewImport(zipOf({ 'public/data/site.json': text }), live());
    await expect(reading).rejects.toMatchObject({
      failure: { code: 'forbiddenKey', key: expect.stringContaining('__proto__') },
    });
    expect({}).not.toHaveProperty('evil');
  });

  it('with files of an invalid shape is rejected', async () => {
    const reading = previewImport(zipOf({ 'public/data/pages/home.json': json([]) }), live());
    await expect(reading).rejects.toMatchObject({
      failure: { code: 'invalidContent', problem: { file: 'pages/home.json' } },
    });
  });

  it('that would be too large unpacked is rejected before it is unpacked', async () => {
    const bomb = zipOf({ 'public/data/site.json': new Uint8Array(33 * 1024 * 1024) });
    expect(bomb.size).toBeLessThan(1_000_000);
    await expect(previewImport(bomb, live())).rejects.toMatchObject({
      failure: { code: 'contentTooLarge' },
    });
  });

  it('that is not a ZIP file is rejected', async () => {
    await expect(previewImport(new Blob(['no zip']), live())).rejects.toMatchObject({
      failure: { code: 'damaged' },
    });
  });
});
