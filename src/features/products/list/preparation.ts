import type { Category } from '@/domain/category/category';
import type { ProductSummary } from '@/domain/product/product';
import { prepareProducts, type PreparedProducts } from '@/domain/product/listing';

/** Products prepared at a time: about 5 ms of a slow phone. */
const PORTION = 100;

/** Makes a long list of products ready for searching and sorting, in portions or all at once. */
export interface Preparation {
  /** Prepares one more portion; false when there was nothing left to do. */
  advance: () => boolean;
  /** All of it, at once if it is wanted before it is done. */
  finish: () => PreparedProducts;
}

/** Begins to prepare the products of a list; it gives what `prepareProducts` gives for the whole. */
export function createPreparation(
  products: readonly ProductSummary[],
  categories: readonly Category[],
): Preparation {
  const parts: PreparedProducts['products'][number][] = [];
  let done = 0;
  let whole: PreparedProducts | undefined;

  function advance(count = PORTION): boolean {
    if (done >= products.length) return false;
    const portion = products.slice(done, done + count);
    parts.push(...prepareProducts(portion, categories).products);
    done += portion.length;
    return true;
  }

  return {
    advance: () => advance(),
    finish() {
      while (advance());
      whole ??= { products: parts, sorted: new Map() };
      return whole;
    },
  };
}
