import { describe, expect, it } from 'vitest';
import { emptyDrafts } from '../drafts/state/draftEntry';
import { readFormerDrafts } from '../drafts/storage/formerDrafts';
import { toDraftChanges, type Edit } from '../drafts/draftChanges';
import { workingCopy } from '../drafts/content/workingCopy';
import { changeSentence, listChanges } from './changes/changes';
import {
  bundleOf,
  damagedFiles,
  drafted,
  liveOf,
  publishedWith,
  repair,
  SERVICE,
} from './publishFixture';
import type { LiveContent } from './liveContent';
import { isUnpublishedIn, reconcile } from './merge/reconcile';

const rename = (live: LiveContent): Edit => {
  const product = live.content.products.find(({ id }) => id === 'p2')!;
  return { collection: 'products', id: 'p2', draft: { ...product, name: 'Renamed' } };
};

describe('publishing a content with unreadable parts', () => {
  it('writes only the files of the change, without errors', async () => {
    const live = liveOf(damagedFiles());
    const { bundle, problems } = await bundleOf(live, drafted([rename(live)], live));
    expect(bundle.files.map(({ path }) => path).sort()).toEqual([
      'products/by-category/lenses.json',
      'products/index.json',
    ]);
    expect(problems.errors).toEqual([]);
  });

  it('leaves out a file that differs only in its formatting', async () => {
    const files = damagedFiles();
    const [first] = (files['products/featured.json'] as { products: object[] }).products;
    Object.assign(first!, { 'x-extra': null, price: null });
    const live = liveOf(files);
    const { bundle } = await bundleOf(live, drafted([rename(live)], live));
    expect(bundle.files.map(({ path }) => path)).not.toContain('products/featured.json');
  });

  it('updates the date only in lists that change', async () => {
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

  it('replaces an invalid date by a time', async () => {
    const files = damagedFiles();
    Object.assign(files['products/index.json'] as object, { lastUpdated: 'never' });
    const live = liveOf(files);
    const next = await publishedWith(live, drafted([rename(live)], live));
    expect(next['products/index.json']).toMatchObject({ lastUpdated: '2026-01-02T10:00:00.000Z' });
  });

  it('warns before a record is deleted together with another one with the same id', async () => {
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
      expect.stringMatching(/^Deleting Service “Film” also deletes a duplicate with the same ID/),
    );
  });
});

describe('a changed record with an unreadable entry', () => {
  const LENSES = 'products/by-category/lenses.json';
  const STORED = {
    id: 'p2',
    name: 'Prime',
    specs: { mount: 'PL' },
    stock: '3',
    description: 'Sharp',
  };

  function withDamagedProduct(): LiveContent {
    const files = damagedFiles();
    (files[LENSES] as { products: unknown[] }).products[1] = STORED;
    return liveOf(files);
  }

  it('is published without warnings if its values are kept', async () => {
    const live = withDamagedProduct();
    const { problems } = await bundleOf(live, drafted([rename(live)], live));
    expect(problems.warnings).toEqual([]);
  });

  it('warns of values that it replaces, unless they are corrected too', async () => {
    const live = withDamagedProduct();
    const product = live.content.products.find(({ id }) => id === 'p2')!;
    const edits: Edit[] = [
      { collection: 'products', id: 'p2', draft: { ...product, description: 'New', rating: 2 } },
    ];
    const { problems } = await bundleOf(live, drafted(edits, live));
    expect(problems.warnings).toMatchObject([
      {
        file: LENSES,
        path: 'products[1]',
        message: expect.stringMatching(
          /^Product “Prime”: Publishing overwrites damaged values: “specs”, “stock”\./,
        ),
      },
    ]);
    const corrected = repair(live, LENSES, { ...STORED, specs: [], stock: 3 });
    const both = await bundleOf(live, drafted([...edits, corrected], live));
    expect(both.problems.warnings.map(({ message }) => message).join()).not.toContain('replaces');
  });

  it('warns of values that it replaces when it moves to another category', async () => {
    const live = withDamagedProduct();
    const product = live.content.products.find(({ id }) => id === 'p2')!;
    const draft = { ...product, description: 'New', rating: 2, category: { name: 'Grips' } };
    const edits: Edit[] = [{ collection: 'products', id: 'p2', draft }];
    const { bundle, problems } = await bundleOf(live, drafted(edits, live));
    expect(bundle.files).toContainEqual(
      expect.objectContaining({
        path: 'products/by-category/grips.json',
        json: { products: [expect.objectContaining({ id: 'p2', specs: [], stock: 1 })] },
      }),
    );
    const message = expect.stringMatching(
      /Publishing overwrites damaged values: “specs”, “stock”\./,
    ) as unknown;
    expect(problems.warnings).toContainEqual(
      expect.objectContaining({ file: LENSES, path: 'products[1]', message }),
    );
  });
});

describe('a repair', () => {
  it('is a draft that is listed, visible in the working copy, published, and then cleared', async () => {
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
    expect(listChanges(drafts).some(isUnpublishedIn(next.content, drafts))).toBe(false);
    const { changes } = reconcile(next.content, drafts);
    expect(changes.map(({ after }) => after)).toEqual([null, null]);
  });

  it('is dropped if its part has changed meanwhile', async () => {
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

  it('can be the base of other drafts', async () => {
    const live = liveOf(damagedFiles());
    const mended = { ...SERVICE, title: 'Five', slug: 'five', isFeatured: false };
    const first = drafted([repair(live, 'services/index.json', mended)], live);
    const service = workingCopy(live.content, first).services[1]!;
    const edit: Edit = { collection: 'services', id: 's2', draft: { ...service, title: 'Six' } };
    const drafts = drafted([edit], live, first);
    expect(reconcile(live.content, drafts)).toEqual({ changes: [], conflicting: [] });
    const next = await publishedWith(live, drafts);
    expect(next['services/index.json']).toMatchObject({ services: [{}, {}, { title: 'Six' }] });
    expect(
      toDraftChanges([{ ...edit, draft: service }], drafts, live.content)[0]?.after,
    ).toBeNull();
  });

  it('keeps drafts stored by a version without repairs', () => {
    const { repairs: _none, ...others } = emptyDrafts();
    const stored = readFormerDrafts({
      version: 1,
      drafts: others,
      history: { done: [], undone: [] },
    });
    expect(stored).toMatchObject({ isDamaged: false, drafts: { repairs: {} } });
    const live = liveOf(damagedFiles());
    const drafts = drafted([repair(live, 'site.json', null)], live);
    const again = readFormerDrafts({ version: 1, drafts, history: { done: [], undone: [] } });
    expect(again).toMatchObject({ isDamaged: false, drafts });
  });
});
