import { describe, expect, it } from 'vitest';
import { applyChanges } from './applyChanges';
import { filesWith, smallContent, type Files } from './contentFixture';
import type { Content } from './contentModel';
import type { ContentFiles } from './files';
import { readContent } from './readContent';

const LENSES = 'products/by-category/lenses.json';
const GRIPS = 'products/by-category/grips.json';
const REST = 'products/by-category/uncategorized.json';
const INDEX = 'products/index.json';
const FILM = 'projects/by-category/film.json';

function changed(change: (files: Files) => unknown): ContentFiles {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  return files;
}

const edited = (files: ContentFiles, edit: (content: Content) => Partial<Content>) => {
  const { content } = readContent(files);
  return filesWith(files, { ...content, ...edit(content) }) as Files;
};

const withProduct = (id: string, fields: object | null) => (content: Content) => ({
  products: content.products.flatMap((product) => {
    if (product.id !== id) return [product];
    return fields ? [{ ...product, ...fields }] : [];
  }),
});
const withProject = (id: string, fields: object) => (content: Content) => ({
  projects: content.projects.map((one) => (one.id === id ? { ...one, ...fields } : one)),
});
const changedPaths = (before: ContentFiles, after: ContentFiles) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path])
    .sort();

const DAMAGED = { stock: '3', id: 'p1', 'x-note': [1], name: 'Zoom', specs: ['T2', 5], slug: 'p1' };
const damaged = () =>
  changed((files) => files[LENSES]?.products?.splice(0, 1, null as never, DAMAGED, 7 as never));

describe('a field that changes', () => {
  it('is written in its place; everything else of the record and of other files stays', () => {
    const live = damaged();
    const next = edited(live, withProduct('p1', { name: 'Cine Zoom' }));
    const list = next[LENSES]?.products ?? [];
    expect(list).toEqual([null, { ...DAMAGED, name: 'Cine Zoom' }, 7, expect.anything()]);
    expect(Object.keys(list[1] ?? {})).toEqual(Object.keys(DAMAGED));
    expect(changedPaths(live, next)).toEqual([LENSES, 'products/featured.json', INDEX].sort());
  });

  it('that cannot be read is replaced', () => {
    const next = edited(damaged(), withProduct('p1', { stock: 4, specs: ['T2', 'PL'] }));
    expect(next[LENSES]?.products?.[1]).toMatchObject({ stock: 4, specs: ['T2', 5, 'PL'] });
  });

  it.each([
    [{ name: 'Old', slug: 'n' }, { title: 'New' }],
    [{ thumbnail: '/media/a.webp', coverImage: '/media/b.webp' }, { image: '/media/c.webp' }],
    [{ categorySlug: 'film', categoryId: 'k1' }, { category: ['Film', 'Music'] }],
    [{ is_featured: true }, { isFeatured: false }],
  ])('replaces the first of its variants: %j', (raw, fields) => {
    const kept = { slug: 'n', x: 1 };
    const live = changed((files) => files[FILM]?.projects?.push({ id: 'n', ...raw, ...kept }));
    const next = edited(live, withProject('n', fields));
    const list = next[FILM]?.projects ?? [];
    expect(JSON.stringify(list.at(-1))).toBe(JSON.stringify({ id: 'n', ...fields, ...kept }));
  });

  it('replaces variants in pages', () => {
    const live = changed((files) =>
      Object.assign(files, {
        'pages/home.json': {
          hero: { ctaText: 'Go', images: { image1: { url: '/media/a.webp' } }, title: 7, x: 1 },
          testimonials: { cards: [{ content: 'Great', name: 'Ada' }, 5, { content: 'Good' }] },
        },
      }),
    );
    const next = edited(live, ({ home }) => {
      const cards = home.testimonials.cards.map((card) => ({ ...card, text: `${card.text}!` }));
      const hero = { ...home.hero, cta: 'Book', images: ['/media/b.webp'] };
      return { home: { ...home, hero, testimonials: { ...home.testimonials, cards } } };
    });
    expect(JSON.stringify(next['pages/home.json'])).toBe(
      JSON.stringify({
        hero: { cta: 'Book', images: ['/media/b.webp'], title: 7, x: 1 },
        testimonials: { cards: [{ text: 'Great!', name: 'Ada' }, 5, { text: 'Good!' }] },
      }),
    );
  });

  it('of a list keeps entries that stay, and those that cannot be read behind their predecessor', () => {
    const cards = [{ name: 'A' }, 5, { name: 'B', content: 'Great', x: null }, { name: 'C' }];
    const live = changed((files) =>
      Object.assign(files['pages/home.json'] ?? {}, { testimonials: { cards } }),
    );
    const next = edited(live, ({ home }) => {
      const [a, b] = home.testimonials.cards;
      const reversed = [b!, { ...a!, role: 'DP' }];
      return { home: { ...home, testimonials: { ...home.testimonials, cards: reversed } } };
    });
    expect(next['pages/home.json']?.['testimonials']).toEqual({
      cards: [{ name: 'B', content: 'Great', x: null }, { name: 'A', role: 'DP' }, 5],
    });
  });

  it('that is removed is not written as null, and an unchanged content changes no file', () => {
    const live = changed((files) =>
      Object.assign(files[LENSES]?.products?.[0] ?? {}, { needs: ['p2'] }),
    );
    const next = edited(live, withProduct('p1', { needs: undefined, price: undefined }));
    expect(next[LENSES]?.products?.[0]).not.toHaveProperty('needs');
    expect(next[INDEX]?.products?.[0]).not.toHaveProperty('price');
    const same = edited(live, () => ({}));
    expect(changedPaths(live, same)).toEqual([]);
  });

  it('of a record without a slug writes the generated one, so that the URL stays', () => {
    const live = changed((files) => {
      for (const path of [LENSES, INDEX])
        Object.assign(files[path]?.products?.[1] ?? {}, { slug: undefined });
    });
    const next = edited(live, withProduct('p2', { name: 'Other' }));
    expect(next[LENSES]?.products?.[1]).toMatchObject({ name: 'Other', slug: 'prime' });
    expect(next[INDEX]?.products?.[1]).toMatchObject({ name: 'Other', slug: 'prime' });
  });
});

describe('a record', () => {
  it('moves to the file of its new category, with what cannot be read', () => {
    const category = { id: 'c2', name: 'Grips', slug: 'grips' };
    const next = edited(damaged(), withProduct('p1', { category }));
    expect(next[GRIPS]).toEqual({ products: [{ ...DAMAGED, category: 'Grips' }] });
    expect(next[LENSES]?.products?.map((entry) => entry?.id ?? entry)).toEqual([null, 7, 'p2']);
  });

  it('is in the file of each of its categories, alike', () => {
    const next = edited(smallContent().files, withProject('r2', { category: ['Music', 'Film'] }));
    const copies = [FILM, 'projects/by-category/music.json'].map((path) =>
      next[path]?.projects?.find(({ id }) => id === 'r2'),
    );
    expect(copies[0]).toMatchObject({ category: ['Music', 'Film'] });
    expect(copies[1]).toEqual(copies[0]);
  });

  it('is deleted with all entries of its ID, and new ones come last', () => {
    const live = changed((files) => files[LENSES]?.products?.push({ id: 'p1', name: 'Again' }));
    const next = edited(live, (content) => {
      const [first, ...others] = content.products;
      return { products: [...others, { ...first!, id: 'new', slug: 'new', price: 5 }] };
    });
    expect(next[LENSES]?.products?.map(({ id }) => id)).toEqual(['p2', 'new']);
    expect(next[INDEX]).toMatchObject({ count: 4 });
    expect(next[INDEX]?.products?.map(({ id }) => id)).toEqual(['p2', 'p3', 'p4', 'new']);
    const texts = { id: 'new', name: 'Zoom', slug: 'new', image: '', category: 'Lenses' };
    expect(next[INDEX]?.products?.at(-1)).toEqual({ ...texts, price: 5, isFeatured: true });
    expect(next['products/featured.json']?.products?.map(({ id }) => id)).toEqual(['p3', 'new']);
  });

  it('that is no longer featured leaves the list', () => {
    const next = edited(smallContent().files, withProduct('p3', { isFeatured: false }));
    expect(next['products/featured.json']?.products?.map(({ id }) => id)).toEqual(['p1']);
  });
});

describe('an order', () => {
  it('moves records, and those that cannot be read stay behind their predecessor', () => {
    const live = changed((files) => {
      files[INDEX]?.products?.splice(1, 0, 7 as never);
      files[INDEX]?.products?.push({ id: 'p1', name: 'Again' });
    });
    const next = edited(live, ({ products }) => ({ products: products.toReversed() }));
    const order = next[INDEX]?.products?.map((entry) => entry.id ?? entry);
    expect(order).toEqual(['p4', 'p3', 'p2', 'p1', 'p1', 7]);
    expect(changedPaths(live, next)).toEqual([INDEX]);
  });

  it('of featured records is that of their file', () => {
    const next = edited(smallContent().files, ({ featured }) => ({
      featured: { ...featured, products: ['p1', 'p3'] },
    }));
    expect(next['products/featured.json']?.products?.map(({ id }) => id)).toEqual(['p1', 'p3']);
  });
});

describe('a category', () => {
  const withCategory = (id: string, fields: object | null) => (content: Content) => ({
    productCategories: content.productCategories.flatMap((one) => {
      if (one.id !== id) return [one];
      return fields ? [{ ...one, ...fields }] : [];
    }),
  });

  it('that is renamed gives its name to its records, and moves its file', () => {
    const live = changed((files) => {
      files[LENSES]?.products?.push(7 as never);
      Object.assign(files[LENSES]?.products?.[1] ?? {}, { category: 'lenses' });
    });
    const next = edited(live, withCategory('c1', { name: 'Glass', slug: 'glass' }));
    expect(next).not.toHaveProperty([LENSES]);
    expect(next['products/by-category/glass.json']?.products).toMatchObject([
      { id: 'p1', category: 'Glass' },
      { id: 'p2', category: 'Glass' },
      7,
    ] as object[]);
    const names = next[INDEX]?.products?.map(({ category }) => category);
    expect(names).toEqual(['Glass', 'Glass', 'Ghost', 'Uncategorized']);
  });

  it('that is renamed and keeps its slug gives its name to the entries of its records, too', () => {
    const renamed = withCategory('c1', { name: 'Glass' });
    const next = edited(smallContent().files, (content) => ({
      ...renamed(content),
      ...withProduct('p2', { name: 'Edited' })(content),
    }));
    const names = next[INDEX]?.products?.map(({ category }) => category);
    expect(names).toEqual(['Glass', 'Glass', 'Ghost', 'Uncategorized']);
  });

  it('that is deleted leaves its records uncategorized, and what cannot be read among them', () => {
    const next = edited(damaged(), withCategory('c1', null));
    expect(next).not.toHaveProperty([LENSES]);
    const left = next[REST]?.products?.map((entry) => entry?.id ?? entry);
    expect(left).toEqual(['p3', 'p4', 'p1', 'p2', null, 7]);
    expect(next[REST]?.products?.[2]).toEqual({ ...DAMAGED, category: 'Uncategorized' });
    expect(readContent(next).content.products[0]?.category).toMatchObject({
      slug: 'uncategorized',
    });
  });

  it('that is deleted leaves projects their other categories', () => {
    const next = edited(smallContent().files, ({ projectCategories }) => ({
      projectCategories: projectCategories.slice(1),
    }));
    expect(next['projects/by-category/music.json']?.projects).toMatchObject([
      { category: 'Music' },
    ]);
    expect(next['projects/by-category/uncategorized.json']?.projects).toMatchObject([{ id: 'r2' }]);
    expect(next['projects/index.json']?.projects?.[1]).not.toHaveProperty('category');
  });

  it('that is added has an empty file, and gets the records that name it', () => {
    const ghost = { id: 'c9', name: 'Ghost', slug: 'ghost', isActive: true };
    const added = [ghost, { id: 'c8', name: 'New', slug: 'new', isActive: true }];
    const next = edited(smallContent().files, ({ productCategories }) => ({
      productCategories: [...productCategories, ...added],
    }));
    expect(next['products/by-category/new.json']).toEqual({ products: [] });
    expect(next['products/by-category/ghost.json']?.products).toMatchObject([{ id: 'p3' }]);
    expect(next[REST]?.products).toMatchObject([{ id: 'p4' }]);
  });
});

describe('lists with a file of their own', () => {
  const FILE = 'pages/topics.json';
  const blog = { path: '/store/blog', title: 'Blog', extra: 1 };
  const help = { path: '/store/help', title: 'Help' };
  const live = { ...smallContent().files, [FILE]: { topics: [blog, help], note: 'kept' } };
  const topicsAfter = (id: string, fields: object | null) =>
    edited(live, ({ topics }) => ({
      topics: topics.flatMap((topic) => {
        if (topic.id !== id) return [topic];
        return fields ? [{ ...topic, ...fields }] : [];
      }),
    }))[FILE];

  it('keep IDs that follow from another field, which are written once it changes', () => {
    expect(topicsAfter('/store/blog', { title: 'New' })).toEqual({
      topics: [{ ...blog, title: 'New' }, help],
      note: 'kept',
    });
    expect(topicsAfter('/store/help', { path: '/about/help' })).toEqual({
      topics: [blog, { ...help, id: '/store/help', path: '/about/help' }],
      note: 'kept',
    });
    expect(topicsAfter('/store/help', null)).toEqual({ topics: [blog], note: 'kept' });
  });

  it('keep an entry that cannot be read when another of the same ID changes or is deleted', () => {
    const bad = { id: 'h', productId: 'p1' };
    const good = { ...bad, from: '2026-01-01', to: '2026-01-02', quantity: 1, reason: 'rental' };
    const holdsAfter = (quantity?: number) =>
      edited(
        { ...smallContent().files, 'availability.json': { holds: [bad, good, good] } },
        ({ holds }) => ({ holds: quantity ? holds.map((hold) => ({ ...hold, quantity })) : [] }),
      )['availability.json'];
    expect(holdsAfter(2)).toEqual({ holds: [bad, { ...good, quantity: 2 }, good] });
    expect(holdsAfter()).toEqual({ holds: [bad] });
  });

  it('never make a service without an ID the introduction', () => {
    const services = [{ id: 's1', title: 'Film' }, { title: 'No id' }];
    const files = { ...smallContent().files, 'services/index.json': { services } };
    const next = edited(files, () => ({ services: [] }));
    expect(next['services/index.json']).toEqual({ services: [{}, { title: 'No id' }] });
    expect(readContent(next).content.servicesIntro).toEqual({ description: '' });
  });
});

it('the introduction, the time of availability and the rental terms can be the first ones', () => {
  const { files } = smallContent();
  const none = changed((all) => all['services/index.json']?.services?.splice(0, 1));
  const availability = { updatedAt: '2026-01-01T00:00:00.000Z' };
  const rental = { rules: {}, conditions: ['Deposit'], deliveryAreas: [] };
  const next = edited(none, () => ({
    servicesIntro: { description: 'New' },
    availability,
    rental,
  }));
  expect(next['services/index.json']?.services?.[0]).toEqual({ description: 'New' });
  expect(next['availability.json']).toEqual({ ...availability, holds: [] });
  expect(next['rental.json']).toEqual(rental);
  expect(applyChanges(files, [])).toEqual(files);
});
