import type { Category } from '@/domain/category/schema';
import type { ProductListItem } from '@/domain/product/productList';
import {
  prepareProducts,
  type PreparedProducts,
  type ProductContents,
} from '@/domain/product/listing';

/** Number of products prepared in one batch: about 5 ms on a slow phone. */
const BATCH_SIZE = 100;

interface BatchedPreparation {
  /** Prepares one more batch. Returns false if nothing was left. */
  advance: () => boolean;
  /** Returns the prepared list. Prepares the remaining products synchronously. */
  finish: () => PreparedProducts;
}

/** Creates a preparation with the same result as `prepareProducts` for the whole list. */
export function prepareInBatches(
  products: readonly ProductListItem[],
  categories: readonly Category[],
  contents?: ProductContents,
): BatchedPreparation {
  const prepared: PreparedProducts['products'][number][] = [];
  let done = 0;
  let result: PreparedProducts | undefined;

  function advance(count = BATCH_SIZE): boolean {
    if (done >= products.length) return false;
    const batch = products.slice(done, done + count);
    prepared.push(...prepareProducts(batch, categories, contents).products);
    done += batch.length;
    return true;
  }

  return {
    advance: () => advance(),
    finish() {
      while (advance());
      result ??= { products: prepared, sorted: new Map() };
      return result;
    },
  };
}
