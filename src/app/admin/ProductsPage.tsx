import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { CategoriesModal, useCategoriesModal } from '@/features/admin/categories';
import { FailedLoad } from '@/features/admin/common/FailedLoad';
import { ProductsScreen } from '@/features/admin/products';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';
import { useEditedContent } from './useEditedContent';

/** Whether a file holds part of what this page edits: defaults in its place must not be saved. */
function isOurs(file: string): boolean {
  return file.startsWith('products/') || file === FILES.productCategories;
}

/** Products Management (back-office.md §2, §8). */
export default function ProductsPage() {
  const content = useEditedContent();
  const manager = useCategoriesModal('product');
  const head = (
    <PageHead title="Products Management" description="" path={PATHS.adminProducts} isPrivate />
  );
  if (!content)
    return (
      <>
        {head}
        <Spinner label="Loading products" />
      </>
    );
  const { copy, isFollowing } = content;
  const failed = content.failed.filter(isOurs);
  const notice = failed.length > 0 && (
    <FailedLoad>
      {`Failed to load data: ${failed.join(', ')} could not be read. Please try again later.`}
    </FailedLoad>
  );
  return (
    <>
      {head}
      <ProductsScreen
        content={copy}
        isLocked={isFollowing || failed.length > 0}
        notice={notice}
        onCategories={manager.open}
      />
      {manager.isOpen && (
        <CategoriesModal kind="product" askedId={manager.askedId} onClose={manager.close} />
      )}
    </>
  );
}
