import { describe, expect, it } from 'vitest';
import type { ContentFiles } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import type { Edit } from '../drafts/draftChanges';
import { emptyDrafts, type Drafts } from '../drafts/state/draftEntry';
import { bundleOf, live as liveOf } from './publishFixture';
import { applyRestoration } from './restore/restore';
import type { BaseContent } from './baseContent';

/** Returns the small content with a service, a footer group and a testimonial that cannot be read. */
function damagedFiles(): ContentFiles {
  const files = structuredClone(smallContent().files);
  (files['services/index.json'] as { services: unknown[] }).services.push({ title: 'No id' });
  (files['site.json'] as { footer: { groups: unknown[] } }).footer.groups.unshift(null);
  (files['pages/home.json'] as { testimonials: { cards: unknown[] } }).testimonials.cards.push(6);
  return files;
}

const drafted = (edits: Edit[], { content }: BaseContent): Drafts =>
  applyRestoration(edits, emptyDrafts(), content);

async function publishedWith(content: BaseContent, drafts: Drafts): Promise<ContentFiles> {
  const { bundle } = await bundleOf(content, drafts);
  const written = bundle.files.map(({ path, json }) => [path, json] as const);
  return JSON.parse(
    JSON.stringify({ ...content.files, ...Object.fromEntries(written) }),
  ) as ContentFiles;
}

const rename = (live: BaseContent): Edit => {
  const product = live.content.products.find(({ id }) => id === 'p2')!;
  return { collection: 'products', id: 'p2', draft: { ...product, name: 'Renamed' } };
};

describe('publishing a content with unreadable parts', () => {
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
});

describe('a changed record with fields that cannot be read', () => {
  const LENSES = 'products/by-category/lenses.json';
  const GRIPS = 'products/by-category/grips.json';
  const STORED = {
    id: 'p2',
    name: 'Prime',
    specs: { mount: 'PL' },
    stock: '3',
    description: 'Sharp',
  };

  function withDamagedProduct(): BaseContent {
    const files = damagedFiles();
    (files[LENSES] as { products: unknown[] }).products[1] = STORED;
    return liveOf(files);
  }

  it.each([
    ['the same category', {}, LENSES],
    ['another category', { category: { id: 'c2', name: 'Grips', slug: 'grips' } }, GRIPS],
  ])('keeps its values in %s, without warnings', async (_name, fields, path) => {
    const live = withDamagedProduct();
    const product = live.content.products.find(({ id }) => id === 'p2')!;
    const draft = { ...product, description: 'New', rating: 2, ...fields };
    const drafts = drafted([{ collection: 'products', id: 'p2', draft }], live);
    const { problems } = await bundleOf(live, drafts);
    expect(problems.warnings).toEqual([]);
    const { products } = (await publishedWith(live, drafts))[path] as { products: object[] };
    const { specs, stock } = STORED;
    expect(products.at(-1)).toMatchObject({ id: 'p2', specs, stock, description: 'New' });
  });
});
