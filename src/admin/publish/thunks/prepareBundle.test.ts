import { describe, expect, it } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import { prepareBundle } from './prepareBundle';
import { listChanges } from '../changes/changes';
import { bundleOf, live } from '../publishFixture';

const NOW = '2026-01-01T00:00:00.000Z';

describe('an image that is missing from this browser', () => {
  const ref = `media:${'a'.repeat(64)}`;
  const errorsOf = async (drafts: Drafts) =>
    (await prepareBundle(live(), listChanges(drafts), new Set(), NOW)).problems.errors.map(
      ({ file, path }) => `${file} ${path}`,
    );

  it('is an error at the field that uses it', async () => {
    const { home, projects, products: all } = live().content;
    const p2 = all.find(({ id }) => id === 'p2')!;
    const products = { p2: { base: p2, draft: { ...p2, image: ref } } };
    expect(await errorsOf({ ...emptyDrafts(), products })).toEqual([
      'products/index.json "p2".image',
    ]);
    const draft = { ...home, hero: { ...home.hero, images: ['/media/hero.webp', ref] } };
    const more = { p2: { base: p2, draft: { ...p2, image: '/media/a.webp', images: [ref] } } };
    expect(await errorsOf({ ...emptyDrafts(), products: more })).toEqual([
      'products/index.json "p2".images',
    ]);
    const pages = { home: { base: home, draft } };
    expect(await errorsOf({ ...emptyDrafts(), pages })).toEqual(['pages/home.json hero.images[1]']);
    const [base] = projects;
    const r1 = { base: base!, draft: { ...base!, image: '/media/a.webp', gallery: [ref] } };
    expect(await errorsOf({ ...emptyDrafts(), projects: { r1 } })).toEqual([
      'projects/index.json "r1".gallery',
    ]);
  });
});

it('The date of a list is set when the list changes', async () => {
  const files = structuredClone(smallContent().files);
  for (const list of ['products/index.json', 'projects/index.json'])
    Object.assign(files[list] as object, { lastUpdated: '2025-01-01' });
  const content = live(files);
  const base = content.content.products.find(({ id }) => id === 'p2')!;
  const filesWith = async (fields: object) => {
    const products = { p2: { base, draft: { ...base, ...fields } } };
    const { bundle } = await bundleOf(content, { ...emptyDrafts(), products });
    return bundle.files;
  };
  expect((await filesWith({ description: 'New' })).map(({ path }) => path)).toEqual([
    'products/by-category/lenses.json',
  ]);
  const renamed = await filesWith({ name: 'Renamed' });
  expect(renamed.find(({ path }) => path === 'products/index.json')?.json).toMatchObject({
    lastUpdated: '2026-01-02',
  });
  expect(renamed.map(({ path }) => path)).not.toContain('projects/index.json');
});
