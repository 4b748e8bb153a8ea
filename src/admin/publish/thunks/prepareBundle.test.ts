import { describe, expect, it } from 'vitest';
import { emptyDrafts, type Drafts } from '../../drafts/state/draftEntry';
import { prepareBundle } from './prepareBundle';
import { listChanges } from '../changes/changes';
import { live } from '../publishFixture';

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
