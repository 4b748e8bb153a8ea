import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Product } from '@/domain/product/product';
import {
  duplicateProduct,
  toCount,
  withFeatured,
  canFeatureProduct,
  moveToCategory,
  productFromForm,
  type ChangeDeps,
} from './productChanges';
import { productsCsv, readProductsCsv } from './productCsv';
import { emptyProductForm, formFromProduct } from './productForm';
import { CATEGORIES, NOW, productOf } from './productFixture';

const tools: ChangeDeps = { now: NOW, random: () => 0.5 };
const made = { now: NOW, id: 'prod-iiiiiiiiii' };
const catalogue = (products: readonly Product[]) => ({ products, productCategories: CATEGORIES });

describe('a product of a form', () => {
  const form = { ...emptyProductForm(false), name: 'Cine Zoom 24-70', category: 'lights' };

  it('has an id, an address of its name, the price text, and both times', () => {
    const product = productFromForm(form, undefined, catalogue([]), made);
    expect(product).toMatchObject({
      id: 'prod-iiiiiiiiii',
      slug: 'cine-zoom-24-70',
      category: { id: 'prod-cat-lights', name: 'Lights', slug: 'lights' },
      price: 'Price on Request',
      stock: 1,
      rating: 0,
      reviews: 0,
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('has the save defaults: Untitled Product, Uncategorized, 0, no empty entries', () => {
    const empty = {
      ...emptyProductForm(false),
      stock: 'many',
      specs: [{ text: ' ' }, { text: ' a ' }],
    };
    const product = productFromForm(empty, undefined, catalogue([]), made);
    expect(product).toMatchObject({
      name: 'Untitled Product',
      slug: 'untitled-product',
      category: { name: 'Uncategorized', slug: 'uncategorized' },
      stock: 0,
      specs: ['a'],
      included: [],
    });
  });

  it('keeps its address with a new name, unless a new one is asked for', () => {
    const base = productOf('a', { slug: 'old' });
    const edited = { ...formFromProduct(base, CATEGORIES), name: 'New name' };
    const all = catalogue([base]);
    expect(productFromForm(edited, base, all, made).slug).toBe('old');
    expect(productFromForm({ ...edited, isAddressNew: true }, base, all, made).slug).toBe('new-name');
  });

  it('gets an address that nobody else has', () => {
    const taken = catalogue([
      productOf('a', { slug: 'cine-zoom-24-70' }),
      productOf('cine-zoom-24-70-2'),
    ]);
    expect(productFromForm(form, undefined, taken, made).slug).toBe('cine-zoom-24-70-3');
  });

  it('keeps what the form does not know, and puts a new picture in place of the old one', () => {
    const base = { ...productOf('a'), award: 'Best' };
    const edited = { ...formFromProduct(base, CATEGORIES), image: '/media/new.webp' };
    expect(productFromForm(edited, base, catalogue([base]), made)).toEqual({
      ...base,
      image: '/media/new.webp',
      images: ['/media/new.webp', '/media/a-2.webp'],
      updatedAt: NOW,
    });
  });
});

describe('a number', () => {
  it.each([
    ['3', 3],
    ['', 0],
    ['-2', 0],
    ['x', 0],
    ['Infinity', 0],
  ])('%j counts as %i', (text, count) => {
    expect(toCount(text)).toBe(count);
  });
});

describe('moving', () => {
  it('changes those alone that stand elsewhere', () => {
    const there = productOf('a');
    const elsewhere = productOf('b', { category: { name: 'Lights', slug: 'lights' } });
    expect(moveToCategory([there, elsewhere], CATEGORIES[0]!, NOW).map(({ id }) => id)).toEqual(['b']);
  });
});

type Command = (products: Product[]) => Product[] | Promise<Product[]>;

const put = (products: Product[], changed: readonly Product[]) => {
  const byId = new Map(changed.map((product) => [product.id, product]));
  const kept = products.map((product) => byId.get(product.id) ?? product);
  const known = new Set(products.map(({ id }) => id));
  return [...kept, ...changed.filter(({ id }) => !known.has(id))];
};

const picks = fc.array(fc.nat(11), { maxLength: 12 });
const chosen = (products: Product[], at: number[]) =>
  [...new Set(at)].flatMap((index) => products[index] ?? []);

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(picks, fc.boolean()).map(
    ([at, isFeatured]): Command =>
      (products) =>
        put(products, withFeatured(chosen(products, at), isFeatured, { products }, NOW) ?? []),
  ),
  fc
    .tuple(fc.nat(11), fc.double({ min: 0, max: 0.99, noNaN: true }))
    .map(([at, seed]): Command => (products) => {
      const product = products[at];
      return product
        ? put(products, [duplicateProduct(product, { products }, { now: NOW, random: () => seed })])
        : products;
    }),
  fc.tuple(fc.string(), fc.boolean()).map(([name, isFeatured]): Command => (products) => {
    const form = { ...emptyProductForm(isFeatured), name };
    if (isFeatured && !canFeatureProduct(products, '')) return products;
    const id = `prod-new-${name.length}`;
    return put(products, [productFromForm(form, undefined, catalogue(products), { now: NOW, id })]);
  }),
  fc.nat(11).map(
    (at): Command =>
      (products) =>
        products.filter((_, index) => index !== at),
  ),
  picks.map((at): Command => async (products) => {
    const wanted = chosen(products, at).map((product) => ({ ...product, isFeatured: true }));
    const { imported, unfeatured, problems } = await readProductsCsv(
      await productsCsv(wanted),
      catalogue(products),
      tools,
    );
    if (problems.length > 0) return products;
    const all = put(
      products,
      imported.map(({ record }) => record),
    );
    return put(
      all,
      unfeatured.map((product) => ({ ...product, isFeatured: false })),
    );
  }),
);

describe('whatever is done to products', () => {
  it('never more than 8 are featured, and no two share an id or an address', async () => {
    const start = Array.from({ length: 10 }, (_, at) =>
      productOf(`p${at}`, { isFeatured: at < 7 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { maxLength: 15 }), async (run) => {
        let products = start;
        for (const command of run) {
          products = await command(products);
          const count = products.filter(({ isFeatured }) => isFeatured).length;
          expect(count).toBeLessThanOrEqual(FEATURED_LIMITS.products);
          expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
          expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
        }
      }),
    );
  });
});
