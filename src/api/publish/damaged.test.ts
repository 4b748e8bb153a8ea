import { describe, expect, it } from 'vitest';
import { readContent, type ContentFiles } from '@/domain/content';
import { smallContent } from '@/domain/contentFixture';
import { noDrafts, type Drafts } from '../drafts/draftEntry';
import { readStored } from '../drafts/draftStorage';
import { changesOf, type Edit } from '../drafts/editing';
import { repairOf } from '../drafts/repairs';
import { workingCopy } from '../drafts/workingCopy';
import { prepareBundle } from './bundle';
import { changeSentence, listChanges } from './changes';
import { filesSource } from './filesSource';
import type { Live } from './live';
import { pastDifferences } from './past';
import { isOpenFor, reconcile } from './reconcile';
import { draftsRestored, restoredRecord, restoredSite } from './restore';

const NOW = '2026-01-02T10:00:00.000Z';
const SERVICE = { id: 's2', title: 5, description: 'Kept' };

/** The small content with a service, a footer group and a testimonial that cannot be read. */
function damagedFiles(): ContentFiles {
  const files = structuredClone(smallContent().files);
  (files['services/index.json'] as { services: unknown[] }).services.push(SERVICE);
  (files['site.json'] as { footer: { groups: unknown[] } }).footer.groups.unshift(null);
  (files['pages/home.json'] as { testimonials: { cards: unknown[] } }).testimonials.cards.push({
    name: 6,
  });
  return files;
}

function liveOf(files: ContentFiles): Live {
  return { files, failed: [], content: readContent(files).content, source: filesSource(files) };
}

const drafted = (edits: Edit[], { content }: Live, drafts = noDrafts()): Drafts =>
  draftsRestored({ edits }, drafts, content);

const bundleOf = async (live: Live, drafts: Drafts) =>
  prepareBundle(live, listChanges(drafts), new Set(), NOW);

/** The files as they are once a bundle is written. */
async function publishedWith(live: Live, drafts: Drafts): Promise<ContentFiles> {
  const { bundle } = await bundleOf(live, drafts);
  const written = bundle.files.map(({ path, json }) => [path, json] as const);
  return JSON.parse(
    JSON.stringify({ ...live.files, ...Object.fromEntries(written) }),
  ) as ContentFiles;
}

const partAt = ({ content }: Live, file: string) =>
  content.unreadable!.parts.find((part) => part.file === file)!;

/** An edit that writes something else in the place of what cannot be read; null removes it. */
const repair = (live: Live, file: string, value: unknown): Edit => {
  const part = partAt(live, file);
  const draft = value === null ? null : { ...repairOf(part), json: JSON.stringify(value) };
  return { collection: 'repairs', id: part.id, draft };
};

const rename = (live: Live): Edit => {
  const product = live.content.products.find(({ id }) => id === 'p2')!;
  return { collection: 'products', id: 'p2', draft: { ...product, name: 'Renamed' } };
};

describe('publishing a content of which parts cannot be read', () => {
  it('writes the files of the change alone, and finds nothing to stop it', async () => {
    const live = liveOf(damagedFiles());
    const { bundle, problems } = await bundleOf(live, drafted([rename(live)], live));
    expect(bundle.files.map(({ path }) => path).sort()).toEqual([
      'products/by-category/lenses.json',
      'products/index.json',
    ]);
    expect(problems.errors).toEqual([]);
  });

  it('leaves out a file that would say the same in another spelling', async () => {
    const files = damagedFiles();
    const [first] = (files['products/featured.json'] as { products: object[] }).products;
    Object.assign(first!, { 'x-extra': null, price: null });
    const live = liveOf(files);
    const { bundle } = await bundleOf(live, drafted([rename(live)], live));
    expect(bundle.files.map(({ path }) => path)).not.toContain('products/featured.json');
  });

  it('says the day of the change in lists that change, and in no others', async () => {
    const files = damagedFiles();
    const dated = { lastUpdated: '2025-01-01' };
    Object.assign(files['products/index.json'] as object, dated);
    Object.assign(files['projects/index.json'] as object, dated);
    const live = liveOf(files);
    const described = { ...live.content.products[1]!, description: 'New' };
    const description: Edit = { collection: 'products', id: 'p2', draft: described };
    const only = await bundleOf(live, drafted([description], live));
    expect(only.bundle.files.map(({ path }) => path)).toEqual(['products/by-category/lenses.json']);
    const next = await publishedWith(live, drafted([rename(live)], live));
    expect(next['products/index.json']).toMatchObject({ lastUpdated: '2026-01-02' });
    expect(next['projects/index.json']).toMatchObject(dated);
  });

  it('warns before a record is deleted with another one of its id', async () => {
    const files = damagedFiles();
    (files['services/index.json'] as { services: unknown[] }).services.push({
      id: 's1',
      title: 'B',
    });
    const live = liveOf(files);
    const { problems } = await bundleOf(
      live,
      drafted([{ collection: 'services', id: 's1', draft: null }], live),
    );
    expect(problems.warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Service “Film” is deleted together with another item/),
    );
  });
});

describe('a correction', () => {
  it('is a draft that is listed, seen in the working copy, published, and done with then', async () => {
    const live = liveOf(damagedFiles());
    const mended = { ...SERVICE, title: 'Five', slug: 'five' };
    const drafts = drafted(
      [repair(live, 'services/index.json', mended), repair(live, 'site.json', null)],
      live,
    );
    expect(listChanges(drafts).map(changeSentence)).toEqual([
      'Service “Five” corrected',
      'Damaged footer group removed',
    ]);
    expect(workingCopy(live.content, drafts).services[1]).toMatchObject({ title: 'Five' });
    expect(reconcile(live.content, drafts)).toEqual({ changes: [], conflicting: [] });
    const next = liveOf(await publishedWith(live, drafts));
    expect(next.files['services/index.json']).toMatchObject({ services: [{}, {}, mended] });
    expect(next.content.unreadable?.parts.map(({ file }) => file)).toEqual(['pages/home.json']);
    expect(listChanges(drafts).some(isOpenFor(next.content, drafts))).toBe(false);
    const { changes } = reconcile(next.content, drafts);
    expect(changes.map(({ after }) => after)).toEqual([null, null]);
  });

  it('is not made where what it is for has changed meanwhile', async () => {
    const live = liveOf(damagedFiles());
    const drafts = drafted(
      [repair(live, 'services/index.json', { id: 's2', title: 'Five' })],
      live,
    );
    const files = damagedFiles();
    (files['services/index.json'] as { services: unknown[] }).services[2] = {
      ...SERVICE,
      title: 6,
    };
    const moved = liveOf(files);
    expect((await bundleOf(moved, drafts)).bundle.files).toEqual([]);
    expect(reconcile(moved.content, drafts).changes).toMatchObject([{ after: null }]);
  });

  it('can be edited on: other drafts begin from it', async () => {
    const live = liveOf(damagedFiles());
    const mended = { ...SERVICE, title: 'Five', slug: 'five', isFeatured: false };
    const first = drafted([repair(live, 'services/index.json', mended)], live);
    const service = workingCopy(live.content, first).services[1]!;
    const edit: Edit = { collection: 'services', id: 's2', draft: { ...service, title: 'Six' } };
    const drafts = drafted([edit], live, first);
    expect(reconcile(live.content, drafts)).toEqual({ changes: [], conflicting: [] });
    const next = await publishedWith(live, drafts);
    expect(next['services/index.json']).toMatchObject({ services: [{}, {}, { title: 'Six' }] });
    expect(changesOf([{ ...edit, draft: service }], drafts, live.content)[0]?.after).toBeNull();
  });

  it('keeps the drafts of a version that knew none', () => {
    const { repairs: _none, ...others } = noDrafts();
    const stored = readStored({ version: 1, drafts: others, history: { done: [], undone: [] } });
    expect(stored).toMatchObject({ kind: 'read', dropped: 0, drafts: { repairs: {} } });
    const live = liveOf(damagedFiles());
    const drafts = drafted([repair(live, 'site.json', null)], live);
    const again = readStored({ version: 1, drafts, history: { done: [], undone: [] } });
    expect(again).toMatchObject({ dropped: 0, drafts });
  });
});

describe('restoring', () => {
  const then = liveOf(damagedFiles());

  async function withoutDamage(): Promise<Live> {
    const files = ['services/index.json', 'site.json', 'pages/home.json'];
    const drafts = drafted(
      files.map((file) => repair(then, file, null)),
      then,
    );
    return liveOf(await publishedWith(then, drafts));
  }

  it('offers what could not be read then and is missing now, and puts it where it was', async () => {
    const now = await withoutDamage();
    expect(now.content.unreadable).toBeUndefined();
    const changes = pastDifferences(now.content, then.content);
    expect(changes.map(changeSentence).sort()).toEqual([
      'Damaged footer group restored',
      'Damaged testimonial restored',
      'Service “s2” restored',
    ]);
    const edits = changes.flatMap((change) => restoredRecord(change).edits);
    expect(await publishedWith(now, drafted(edits, now))).toEqual(then.files);
    const whole = restoredSite(then.content, noDrafts(), now.content);
    expect(await publishedWith(now, drafted(whole.edits, now))).toEqual(then.files);
  });

  it('leaves alone what is damaged since, and does not offer what has been corrected', async () => {
    const now = await withoutDamage();
    expect(pastDifferences(then.content, now.content)).toEqual([]);
    expect(restoredSite(now.content, noDrafts(), then.content).edits).toEqual([]);
    const mended = drafted(
      [repair(then, 'services/index.json', { ...SERVICE, title: 'Five' })],
      then,
    );
    const next = liveOf(await publishedWith(then, mended));
    const offered = pastDifferences(next.content, then.content);
    expect(offered.filter(({ collection }) => collection === 'repairs')).toEqual([]);
  });

  it('offers the record of a product that was removed, though the product is still there', async () => {
    const files = smallContent().files;
    const path = 'products/by-category/lenses.json';
    const lenses = structuredClone(files[path]) as { products: unknown[] };
    lenses.products[1] = { id: 'p2', stock: '3', description: 'Sharp' };
    const past = liveOf({ ...files, [path]: lenses });
    const now = liveOf(await publishedWith(past, drafted([repair(past, path, null)], past)));
    const [offered] = pastDifferences(now.content, past.content);
    const { edits } = restoredRecord(offered!);
    expect(await publishedWith(now, drafted(edits, now))).toEqual(past.files);
  });

  it('brings back a deleted product with the record of it that could not be read', async () => {
    const files = smallContent().files;
    const record = { id: 'p2', stock: '3', description: 'Sharp', specs: ['T2'] };
    const lenses = structuredClone(files['products/by-category/lenses.json']) as {
      products: unknown[];
    };
    lenses.products[1] = record;
    const past = liveOf({ ...files, 'products/by-category/lenses.json': lenses });
    const gone = drafted([{ collection: 'products', id: 'p2', draft: null }], past);
    const now = liveOf(await publishedWith(past, gone));
    const { edits } = restoredSite(past.content, noDrafts(), now.content);
    const back = await publishedWith(now, drafted(edits, now));
    expect(back['products/by-category/lenses.json']).toEqual(lenses);
  });
});
