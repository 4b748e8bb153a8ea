import type { Content } from '@/domain/content';
import { productPath } from '@/domain/paths';
import type { Product } from '@/domain/product';
import { useConfirm } from '@/features/admin/common/ConfirmDialog';
import { whereUsed } from '@/features/admin/common/whereUsed';
import { namesOf, type ProductActions } from './useProductActions';

/** Where products are shown or linked from, each place once. */
function usesOf(products: readonly Product[], content: Content): string[] {
  const places = products.flatMap((product) => [
    ...(product.isFeatured ? ['Featured Products'] : []),
    ...whereUsed(content, { id: product.id, path: productPath(product) }),
  ]);
  return [...new Set(places)];
}

function question(products: readonly Product[], content: Content): string {
  const uses = usesOf(products, content);
  const [first] = products;
  const what = products.length === 1 && first ? `"${first.name}"` : namesOf(products);
  const asked = `Are you sure you want to delete ${what}?`;
  return uses.length > 0 ? `${asked} Used in: ${uses.join(', ')}.` : asked;
}

/** Asks before products are deleted, and says where they are used. */
export function useProductDeletion(content: Content, actions: ProductActions) {
  const { confirm, dialog } = useConfirm();
  const remove = async (products: readonly Product[]): Promise<boolean> => {
    const title = `Delete ${namesOf(products)}?`;
    const text = question(products, content);
    return (await confirm({ title, text, verb: 'Delete' })) && actions.remove(products);
  };
  return { remove, dialog };
}
