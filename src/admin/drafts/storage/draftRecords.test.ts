import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileFiles } from '../../../../tests/helpers/content/hostileArbitraries';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { readContent } from '@/domain/content/content';
import { isValidDraftRecord } from '../state/draftSchemas';
import { readFormerDrafts } from './formerDrafts';

const { content } = readContent({
  'products/index.json': { products: [{ id: 'p1', name: 'Lens', category: 'Lenses' }] },
});
const [lens] = content.products;

function stored(products: Record<string, unknown>) {
  const done = Object.entries(products).map(([id, after]) => ({
    id: `step-${id}`,
    label: id,
    at: '',
    changes: [{ collection: 'products', id, before: null, after }],
  }));
  return { version: 1, drafts: { products }, history: { done, undone: [] } };
}

it('Only a draft without fields that its screen requires is left out, with its step', () => {
  const good = { base: lens, draft: { ...lens, name: 'Cine lens' } };
  const bad = {
    p2: { base: null, draft: { id: 'p2' } },
    p3: { base: null, draft: { ...lens, id: 'another' } },
    p4: { base: null, draft: { ...lens, id: 'p4', specs: 'Mount: PL' } },
  };
  const outcome = readFormerDrafts(stored({ p1: good, ...bad }));
  expect(outcome.isDamaged).toBe(true);
  expect(outcome.drafts.products).toEqual({ p1: good });
  expect(outcome.history.done.map(({ label }) => label)).toEqual(['p1']);
});

it('Every record of any content can be stored as a draft', () => {
  const lists = [
    'services',
    'products',
    'projects',
    'productCategories',
    'projectCategories',
  ] as const;
  fc.assert(
    fc.property(hostileFiles(), (files) => {
      const { content: any } = readContent(files);
      const invalid = lists.flatMap((list) =>
        any[list].filter((record) => !isValidDraftRecord(list, record.id, record)),
      );
      expect(invalid).toEqual([]);
      expect(isValidDraftRecord('pages', 'home', any.home)).toBe(true);
      expect(isValidDraftRecord('pages', 'about', any.about)).toBe(true);
      expect(isValidDraftRecord('settings', 'site', any.site)).toBe(true);
    }),
    { numRuns: propertyRuns(40) },
  );
}, 60_000);

describe('a page or the settings', () => {
  const { home, about, site } = content;
  const read = (drafts: object, changes: object[] = []) => {
    const done = changes.map((change, index) => ({
      id: `${index}`,
      label: '',
      at: '',
      changes: [change],
    }));
    return readFormerDrafts({ version: 1, drafts, history: { done, undone: [] } });
  };

  it.each([
    ['pages', 'home', {}],
    ['pages', 'home', { ...home, hero: { ...home.hero, images: 'one.webp' } }],
    ['pages', 'home', { ...home, testimonials: { ...home.testimonials, cards: [{ name: 7 }] } }],
    ['pages', 'home', { ...home, statistics: {} }],
    ['pages', 'about', {}],
    ['pages', 'about', { ...about, cards: [{}] }],
    ['pages', 'services', { description: null }],
    ['pages', 'nowhere', { description: 'Words' }],
    ['settings', 'site', {}],
    ['settings', 'site', { ...site, contact: {} }],
    ['settings', 'site', { ...site, workingHours: [{}] }],
    ['settings', 'another', site],
  ])('is left out if its screen could not show it: %s %s', (collection, id, record) => {
    for (const entry of [
      { base: null, draft: record },
      { base: record, draft: null },
    ]) {
      const outcome = read({ [collection]: { [id]: entry } }, [
        { collection, id, before: null, after: entry },
        { collection, id, before: entry, after: null },
      ]);
      expect(outcome.isDamaged).toBe(true);
      expect(outcome.drafts[collection as 'pages']).toEqual({});
      expect(outcome.history.done).toEqual([]);
    }
  });

  it('is left out if no screen shows it, also without a value', () => {
    for (const [collection, id] of [
      ['pages', 'nowhere'],
      ['settings', 'another'],
    ] as const)
      expect(read({ [collection]: { [id]: { base: null, draft: null } } }).isDamaged).toBe(true);
  });

  it('is kept with additional fields of any value', () => {
    const card = { name: 'Ada', role: '', text: 'Good', image: '', stars: 5 };
    const drafts = {
      pages: {
        home: {
          base: home,
          draft: { ...home, testimonials: { ...home.testimonials, cards: [card] } },
        },
        about: {
          base: about,
          draft: { ...about, cards: [{ image: '', title: 'A', subtitle: '', description: '' }] },
        },
        services: { base: null, draft: { description: '' } },
      },
      settings: { site: { base: site, draft: { ...site, footer: { copyright: 'Us' } } } },
    };
    const outcome = read(drafts);
    expect(outcome.isDamaged).toBe(false);
    expect(outcome.drafts).toMatchObject(drafts);
  });
});
