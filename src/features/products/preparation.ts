import type { Category } from '@/domain/category';
import type { ProductSummary } from '@/domain/product';
import { prepareProducts, type PreparedProducts } from '@/domain/storeListing';

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

/** Milliseconds of a portion that is begun only if the browser has them to spare. */
const SPARE_MS = 6;

/** A portion is made at the latest after this time, ms: Chromium now and then names no moment idle. */
const LATEST_MS = 1000;

/** Advances while the browser has nothing else to do; returns how to stop. */
export function prepareWhenIdle({ advance }: Preparation): () => void {
  // Safari has no idle callbacks: there it is prepared when it is first needed.
  if (!('requestIdleCallback' in window)) return () => undefined;
  const work = (deadline: IdleDeadline) => {
    let isMore = !deadline.didTimeout || advance();
    while (isMore && deadline.timeRemaining() > SPARE_MS) isMore = advance();
    if (isMore) handle = requestIdleCallback(work, { timeout: LATEST_MS });
  };
  let handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
