import { isAllCategory } from '@/domain/category/category';
import type { Category } from '@/domain/category/schema';
import type { Product } from '@/domain/product/schema';
import { BulkButtons } from '../records/BulkButtons';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import type { ProductActionHandlers } from './useProductActions';

export interface ProductBulkProps {
  selected: readonly Product[];
  categories: readonly Category[];
  actions: ProductActionHandlers;
  onDelete: (products: readonly Product[]) => Promise<boolean>;
  clear: () => void;
}

/** Bulk actions for products. */
export function ProductBulk(props: ProductBulkProps) {
  const { selected, categories, actions, onDelete, clear } = props;
  const then = (work: Promise<boolean>) => void work.then((isDone) => isDone && clear());
  const handleCategory = (slug: string) => {
    const category = categories.find((one) => one.slug === slug);
    if (category) then(actions.moveTo(selected, category));
  };
  const options = categories
    .filter((category) => !isAllCategory(category))
    .map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <BulkButtons
      onFeature={(isFeatured) => then(actions.feature(selected, isFeatured))}
      onDelete={() => then(onDelete(selected))}
    >
      <InlineSelect
        label="Move to category"
        value=""
        options={[{ value: '', label: 'Move to category…' }, ...options]}
        onChange={handleCategory}
      />
    </BulkButtons>
  );
}
