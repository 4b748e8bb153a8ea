import { categoryOf, UNCATEGORIZED, type Category, type CategoryRef } from '@/domain/category/category';
import { canFeature, FEATURED_LIMITS } from '@/domain/featured/featured';
import { newId } from '@/domain/text/ids';
import { ID_PREFIXES, PRICE_ON_REQUEST } from '@/domain/text/limits';
import type { Product } from '@/domain/product/product';
import { recordSlug } from '@/domain/text/slug';
import type { ProductForm } from './productForm';

/** What changes of products are made with. */
export interface ChangeDeps {
  /** ISO 8601. */
  now: string;
  random: () => number;
}

/** What products are changed among. */
export interface ProductCatalogue {
  products: readonly Product[];
  productCategories: readonly Category[];
}

/** What leads to other products, so that a slug must not be it: their slugs and ids. */
export function takenSlugs(products: readonly Product[], exceptId?: string): Set<string> {
  const others = products.filter((product) => product.id !== exceptId);
  return new Set(others.flatMap(({ slug, id }) => [slug, id]));
}

/** The slug of a name that is nobody else's (back-office.md §3). */
export function uniqueSlug(name: string, id: string, taken: ReadonlySet<string>): string {
  const stem = recordSlug(undefined, name, id);
  let slug = stem;
  for (let n = 2; taken.has(slug); n += 1) slug = `${stem}-${n}`;
  return slug;
}

/** An id that is not taken. */
export function uniqueId(taken: ReadonlySet<string>, random: () => number): string {
  const made = newId(ID_PREFIXES.product, random);
  let id = made;
  for (let n = 2; taken.has(id); n += 1) id = `${made}${n}`;
  return id;
}

/** A category as a product names it, by its slug. */
export function categoryRefBySlug(
  slug: string,
  categories: readonly Category[],
  base?: Product,
): CategoryRef {
  const known = categories.find((category) => category.slug === slug);
  if (known) return { id: known.id, name: known.name, slug: known.slug };
  return base?.category.slug === slug ? base.category : UNCATEGORIZED;
}

const filled = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter(Boolean);

/** A number of a form or file; whatever is none, or below 0, is 0 (back-office.md §3, Save defaults). */
export function toCount(text: string | number): number {
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 ? number : 0;
}

/** A product with nothing in it yet. */
export function blankProduct(id: string, now: string): Product {
  return {
    id,
    name: '',
    slug: '',
    image: '',
    category: UNCATEGORIZED,
    price: PRICE_ON_REQUEST,
    isFeatured: false,
    description: '',
    images: [],
    specs: [],
    included: [],
    stock: 0,
    rating: 0,
    reviews: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The product a form makes, with the defaults of back-office.md §3. Fields the form does not know stay.
 * @param base the product that is edited; a new one is made without, with the given id
 */
export function productFromForm(
  form: ProductForm,
  base: Product | undefined,
  { products, productCategories }: ProductCatalogue,
  { now, id }: { now: string; id: string },
): Product {
  const start = base ?? blankProduct(id, now);
  const name = form.name.trim() || 'Untitled Product';
  const keepsAddress = base !== undefined && !form.isAddressNew;
  const image = form.image.trim();
  return {
    ...start,
    name,
    slug: keepsAddress ? start.slug : uniqueSlug(name, start.id, takenSlugs(products, start.id)),
    category: categoryRefBySlug(form.category, productCategories, base),
    description: form.description.trim(),
    image,
    // The main picture often stands among the others too.
    images: start.images.map((other) => (other === start.image ? image : other)),
    specs: filled(form.specs.map(({ text }) => text)),
    included: filled(form.included.map(({ text }) => text)),
    stock: toCount(form.stock),
    rating: toCount(start.rating),
    reviews: toCount(start.reviews),
    isFeatured: form.isFeatured,
    updatedAt: now,
  };
}

/** Products with the featured flag set or taken away; null when there are not enough slots. */
export function withFeatured(
  chosen: readonly Product[],
  isFeatured: boolean,
  { products }: Pick<ProductCatalogue, 'products'>,
  now: string,
): Product[] | null {
  const changed = chosen
    .filter((product) => product.isFeatured !== isFeatured)
    .map((product) => ({ ...product, isFeatured, updatedAt: now }));
  const ids = new Set(changed.map(({ id }) => id));
  const others = products.filter((product) => product.isFeatured && !ids.has(product.id));
  const isOver = isFeatured && others.length + changed.length > FEATURED_LIMITS.products;
  return isOver && changed.length > 0 ? null : changed;
}

/** Products moved to a category; those that are there already are left out. */
export function moveToCategory(chosen: readonly Product[], category: Category, now: string): Product[] {
  const { id, name, slug } = category;
  return chosen
    .filter((product) => categoryOf(product.category, [category]) === undefined)
    .map((product) => ({ ...product, category: { id, name, slug }, updatedAt: now }));
}

/** A copy of a product beside it: regular, with an id and an address of its own. */
export function duplicateProduct(
  product: Product,
  { products }: Pick<ProductCatalogue, 'products'>,
  { now, random }: ChangeDeps,
): Product {
  const taken = takenSlugs(products);
  const id = uniqueId(taken, random);
  const name = `${product.name} (copy)`;
  const slug = uniqueSlug(name, id, taken);
  return { ...product, id, name, slug, isFeatured: false, createdAt: now, updatedAt: now };
}

/** Whether a product with this id may be featured (back-office.md §4). */
export function canFeatureProduct(products: readonly Product[], id: string): boolean {
  return canFeature(products, id, FEATURED_LIMITS.products);
}
