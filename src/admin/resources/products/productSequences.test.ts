import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Product } from '@/domain/product/schema';
import {
  canFeatureProduct,
  duplicateProduct,
  productFromForm,
  withFeatured,
  type ChangeDeps,
} from './productChanges';
import { productsCsv, readProductsCsv } from './productCsv';
import { emptyProductForm } from './productForm';
import { CATEGORIES, NOW, productOf } from './productFixture';

const tools: ChangeDeps = { now: NOW, random: () => 0.5 };
const catalogue = (products: readonly Product[]) => ({ products, productCategories: CATEGORIES });

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

it('keeps at most 8 products featured, and ids and slugs unique, for any sequence of changes', async () => {
  const start = Array.from({ length: 10 }, (_, at) => productOf(`p${at}`, { isFeatured: at < 7 }));
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
