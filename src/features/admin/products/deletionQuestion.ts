import type { Content } from '@/domain/content';
import { productPath } from '@/domain/paths';
import type { Product } from '@/domain/product';
import type { Question } from '@/features/admin/common/ConfirmDialog';
import { whereUsed } from '@/features/admin/common/whereUsed';
import { namesOf } from './useProductActions';

/** Where products are shown or linked from, each place once. */
function usesOf(products: readonly Product[], content: Content): string[] {
  const places = products.flatMap((product) => [
    ...(product.isFeatured ? ['Featured Products'] : []),
    ...whereUsed(content, { id: product.id, path: productPath(product) }),
  ]);
  return [...new Set(places)];
}

/** What is asked before products are deleted, and where they are used (back-office.md §4). */
export function deletionQuestion(products: readonly Product[], content: Content): Question {
  const uses = usesOf(products, content);
  const [first] = products;
  const what = products.length === 1 && first ? `"${first.name}"` : namesOf(products);
  const asked = `Are you sure you want to delete ${what}?`;
  return {
    title: `Delete ${namesOf(products)}?`,
    text: uses.length > 0 ? `${asked} Used in: ${uses.join(', ')}.` : asked,
    verb: 'Delete',
  };
}
