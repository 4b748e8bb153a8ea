import { categoryOf, UNCATEGORIZED } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import { canFeature, FEATURED_LIMITS } from '@/domain/featured/featured';
import { newId } from '@/domain/text/ids';
import { ID_PREFIXES, PRICE_ON_REQUEST } from '@/domain/text/limits';
import type { Product } from '@/domain/product/schema';
import { recordSlug } from '@/domain/text/slug';
import type { ProductForm } from './productForm';

/** Dependencies of product changes. */
export interface ChangeDeps {
  /** ISO 8601. */
  now: string;
  random: () => number;
}

/** Products and categories that a change is checked against. */
export interface ProductCatalogue {
  products: readonly Product[];
  productCategories: readonly Category[];
}

/** Returns the slugs and ids of other products, which a new slug must not equal. */
export function takenSlugs(products: readonly Product[], exceptId?: string): Set<string> {
  const others = products.filter((product) => product.id !== exceptId);
  return new Set(others.flatMap(({ slug, id }) => [slug, id]));
}

/** Returns a unique slug for a name. */
export function uniqueSlug(name: string, id: string, taken: ReadonlySet<string>): string {
  const stem = recordSlug(undefined, name, id);
  let slug = stem;
  for (let n = 2; taken.has(slug); n += 1) slug = `${stem}-${n}`;
  return slug;
}

/** Returns a unique id. */
export function uniqueId(taken: ReadonlySet<string>, random: () => number): string {
  const made = newId(ID_PREFIXES.product, random);
  let id = made;
  for (let n = 2; taken.has(id); n += 1) id = `${made}${n}`;
  return id;
}

/** Returns the category reference of a product for a slug. */
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

/** Parses a number of a form or file. Invalid and negative numbers become 0. */
export function toCount(text: string | number): number {
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 ? number : 0;
}

/** Returns an empty product. */
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
 * Returns the product from a form, with defaults for empty fields. Fields that the form does not
 * have stay unchanged.
 * @param base the edited product; without it a new one is created with the given id
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
    // The main picture is often also in the gallery.
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

/** Sets or clears the featured flag of products. Returns null when there are not enough slots. */
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

/** Moves products to a category. Products that are already in it are left out. */
export function moveToCategory(
  chosen: readonly Product[],
  category: Category,
  now: string,
): Product[] {
  const { id, name, slug } = category;
  return chosen
    .filter((product) => categoryOf(product.category, [category]) === undefined)
    .map((product) => ({ ...product, category: { id, name, slug }, updatedAt: now }));
}

/** Returns a copy of a product that is not featured, with a unique id and slug. */
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

/** Returns whether a product with this id can be featured. */
export function canFeatureProduct(products: readonly Product[], id: string): boolean {
  return canFeature(products, id, FEATURED_LIMITS.products);
}
