import { isAllCategory, type Category } from '@/domain/category';
import type { Product } from '@/domain/product';
import { BulkButtons } from '@/features/admin/common/records/BulkButtons';
import { Choice } from '@/features/admin/common/Choice';
import type { ProductActions } from './useProductActions';

export interface ProductBulkProps {
  selected: readonly Product[];
  categories: readonly Category[];
  actions: ProductActions;
  onDelete: (products: readonly Product[]) => Promise<boolean>;
  clear: () => void;
}

/** What can be done with several products. */
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
      <Choice
        label="Move to category"
        value=""
        options={[{ value: '', label: 'Move to category…' }, ...options]}
        onChange={handleCategory}
      />
    </BulkButtons>
  );
}
