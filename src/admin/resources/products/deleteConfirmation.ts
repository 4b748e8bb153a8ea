import type { Content } from '@/domain/content/content';
import { productPath } from '@/domain/links/paths';
import type { Product } from '@/domain/product/schema';
import type { ConfirmOptions } from '../../forms/layout/useConfirm';
import { findUsages } from '../findUsages';
import { describeProducts } from './useProductActions';

/** Returns the places where products are shown or linked, each once. */
function usesOf(products: readonly Product[], content: Content): string[] {
  const places = products.flatMap((product) => [
    ...(product.isFeatured ? ['Featured Products'] : []),
    ...findUsages(content, { id: product.id, path: productPath(product) }),
  ]);
  return [...new Set(places)];
}

/** Returns the confirmation before products are deleted, including where they are used. */
export function deleteConfirmation(products: readonly Product[], content: Content): ConfirmOptions {
  const uses = usesOf(products, content);
  const [first] = products;
  const what = products.length === 1 && first ? `"${first.name}"` : describeProducts(products);
  const asked = `Are you sure you want to delete ${what}?`;
  return {
    title: `Delete ${describeProducts(products)}?`,
    text: uses.length > 0 ? `${asked} Used in: ${uses.join(', ')}.` : asked,
    verb: 'Delete',
  };
}
