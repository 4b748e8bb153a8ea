import { describe, expect, it } from 'vitest';
import { compileContent, readContent, type Content, type ContentFiles } from '../content';
import { smallContent } from '../contentFixture';
import { patchFiles } from './contentPatch';

type Raw = Record<string, unknown>;

/** Returns the small content after a change to its files. */
function damaged(change: (listOf: (path: string, key: string) => unknown[]) => void): ContentFiles {
  const files = structuredClone(smallContent().files);
  change((path, key) => (files[path] as Record<string, unknown[]>)[key] ?? []);
  return files;
}

const LENSES = 'products/by-category/lenses.json';
const GRIPS = 'products/by-category/grips.json';
const REST = 'products/by-category/uncategorized.json';

const listIn = (files: ContentFiles, path: string) =>
  (files[path] as Record<string, unknown[]>)['products'] ?? [];

/** A product with an unreadable stock. */
const DAMAGED = {
  stock: '3',
  id: 'p1',
  'x-note': [1],
  name: 'Zoom',
  description: 'Sharp',
  specs: ['T2'],
};

const withDamagedProduct = () =>
  damaged((listOf) => {
    listOf(LENSES, 'products').splice(0, 1, null, { ...DAMAGED }, 7);
  });

function published(live: ContentFiles, edit: (content: Content) => Content): ContentFiles {
  return patchFiles(live, compileContent(edit(readContent(live).content)));
}

const withProduct = (id: string, fields: object | null) => (content: Content) => ({
  ...content,
  products: content.products.flatMap((product) => {
    if (product.id !== id) return [product];
    return fields ? [{ ...product, ...fields }] : [];
  }),
});

describe('a product with an unreadable record', () => {
  it('keeps unedited fields in their order when its name changes', () => {
    const live = withDamagedProduct();
    const next = published(live, withProduct('p1', { name: 'Cine Zoom' }));
    const list = listIn(next, LENSES);
    expect(list).toEqual([null, { ...DAMAGED, name: 'Cine Zoom' }, 7, listIn(live, LENSES)[3]]);
    expect(Object.keys(list[1] as Raw)).toEqual(Object.keys(DAMAGED));
    const changed = Object.keys(next).filter((path) => next[path] !== live[path]);
    expect(changed.sort()).toEqual(
      ['products/featured.json', 'products/index.json', LENSES].sort(),
    );
  });

  it('is moved to the file of its new category', () => {
    const category = { id: 'c2', name: 'Grips', slug: 'grips' };
    const next = published(withDamagedProduct(), withProduct('p1', { category }));
    expect(listIn(next, GRIPS)).toEqual([{ ...DAMAGED, category: 'Grips' }]);
    expect(listIn(next, LENSES)).toEqual([null, 7, listIn(smallContent().files, LENSES)[1]]);
  });

  it('is removed when it is deleted', () => {
    const next = published(withDamagedProduct(), withProduct('p1', null));
    expect(listIn(next, LENSES)).toEqual([null, 7, listIn(smallContent().files, LENSES)[1]]);
  });
});

describe('unreadable entries', () => {
  it('are moved to the uncategorized ones if the file of their category is removed', () => {
    const live = withDamagedProduct();
    const next = published(live, (content) => ({
      ...content,
      productCategories: content.productCategories.filter(({ slug }) => slug !== 'lenses'),
    }));
    expect(next).not.toHaveProperty([LENSES]);
    expect(listIn(next, REST)).toMatchObject([
      DAMAGED,
      { id: 'p2' },
      ...(listIn(live, REST) as object[]),
      null,
      7,
    ] as object[]);
    expect(listIn(next, REST)).toHaveLength(6);
  });

  it('stay in their file when it is renamed', () => {
    const live = withDamagedProduct();
    const next = published(live, (content) => ({
      ...content,
      productCategories: content.productCategories.map((entry) =>
        entry.slug === 'lenses' ? { ...entry, slug: 'glass' } : entry,
      ),
    }));
    expect(next).not.toHaveProperty([LENSES]);
    expect(listIn(next, 'products/by-category/glass.json')).toEqual(listIn(live, LENSES));
  });

  it('leave the services as they are if nothing of them was edited, also without a readable intro', () => {
    const live = damaged((listOf) => {
      listOf('services/index.json', 'services')[0] = { description: 5 };
    });
    const next = published(live, (content) => ({
      ...content,
      home: { ...content.home, hero: { ...content.home.hero, title: 'New' } },
    }));
    expect(next['pages/home.json']).not.toBe(live['pages/home.json']);
    expect(next['services/index.json']).toBe(live['services/index.json']);
  });

  it('never become the intro of the services', () => {
    const live = damaged((listOf) => {
      const services = listOf('services/index.json', 'services');
      services.splice(0, 1);
      services.push({ title: 'No id' }, { id: 's2', title: 'Second', slug: 'second' });
    });
    const next = published(live, (content) => ({
      ...content,
      services: content.services.filter(({ id }) => id !== 's1'),
    }));
    expect(readContent(next).content).not.toHaveProperty('servicesIntro');
    const none = published(next, (content) => ({ ...content, services: [] }));
    expect(none['services/index.json']).toMatchObject({ services: [{}, { title: 'No id' }] });
    expect(readContent(none).content.servicesIntro).toEqual({ description: '' });
  });

  it('of pages stay between the same cards', () => {
    const live = damaged(() => undefined);
    const home = live['pages/home.json'] as { testimonials: { cards: unknown[] } };
    home.testimonials.cards = [{ name: 'A' }, 5, { name: 'B', content: 'Great', x: null }, 6];
    const next = published(live, (content) => {
      const { testimonials } = content.home;
      const [a, b] = testimonials.cards;
      const cards = [b!, { ...a!, name: 'C' }];
      return { ...content, home: { ...content.home, testimonials: { ...testimonials, cards } } };
    });
    expect(next['pages/home.json']).toMatchObject({
      testimonials: {
        cards: [{ name: 'B', content: 'Great', x: null }, 6, { name: 'C' }, 5],
      },
    });
  });

  it('can be fields of pages, and the rest of the page can be edited', () => {
    const live = damaged(() => undefined);
    const home = live['pages/home.json'] as { hero: Raw };
    home.hero.title = 7;
    const { content } = readContent(live);
    expect(content.unreadable?.parts).toMatchObject([{ path: 'hero.title', value: 7 }]);
    const next = published(live, (all) => ({
      ...all,
      home: { ...all.home, hero: { ...all.home.hero, subtitle: 'New' } },
    }));
    expect(next['pages/home.json']).toMatchObject({ hero: { title: 7, subtitle: 'New' } });
  });
});

it('a field that only the featured copy has is kept when a duplicated record is no longer featured', () => {
  const live = damaged((listOf) => {
    const featured = listOf('products/featured.json', 'products') as Raw[];
    const copy = featured.find(({ id }) => id === 'p1') as Raw;
    featured.push({ ...copy });
    copy['note'] = 170;
  });
  const next = published(live, withProduct('p1', { isFeatured: false }));
  expect(readContent(next).content.products.find(({ id }) => id === 'p1')).toMatchObject({
    isFeatured: false,
    note: 170,
  });
});

it.each(['products/index.json', 'products/featured.json'])(
  'an unreadable record of %s keeps its place when another one is added or featured',
  (path) => {
    const live = damaged((listOf) => {
      const [first] = listOf(path, 'products') as Raw[];
      first!['price'] = { was: 1 };
    });
    const added = {
      ...readContent(live).content.products[1]!,
      id: 'new',
      name: 'New',
      slug: 'new',
    };
    const next = published(live, (content) => ({
      ...content,
      products: [...content.products, { ...added, isFeatured: true }],
    }));
    const [before, after] = [live, next].map((files) => listIn(files, path));
    expect(after?.slice(0, -1)).toEqual(before);
    expect(after?.at(-1)).toMatchObject({ id: 'new' });
  },
);

it('a record that the index does not contain is not added to it with another one', () => {
  const live = damaged((listOf) => {
    delete (listOf('products/index.json', 'products')[1] as Raw)['id'];
  });
  const added = { ...readContent(live).content.products[0]!, id: 'new', name: 'New', slug: 'new' };
  const next = published(live, (content) => ({
    ...content,
    products: [...content.products, { ...added, isFeatured: false }],
  }));
  const [before, after] = [live, next].map((files) => listIn(files, 'products/index.json'));
  expect(after?.slice(0, -1)).toEqual(before);
});

it('an unreadable entry stays when the same record can be read as intended from another file', () => {
  const entry = { id: 'r3', description: { a: 1 } };
  const live: ContentFiles = {
    ...smallContent().files,
    'projects/index.json': { projects: [entry] },
    'projects/by-category/film.json': {
      projects: [
        { id: 'r3', slug: '../x' },
        { id: 'r4', slug: '../x' },
      ],
    },
  };
  const next = published(live, (content) => ({
    ...content,
    projects: content.projects.map((one) => (one.id === 'r4' ? { ...one, title: 'Edited' } : one)),
  }));
  expect(next['projects/index.json']).toHaveProperty('projects.0', entry);
});
