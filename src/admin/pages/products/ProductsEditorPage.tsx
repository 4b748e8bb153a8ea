import { FILES } from '@/domain/content/files';
import { PATHS } from '@/domain/links/paths';
import { CategoriesModal, useCategoriesModal } from '../../resources/categories';
import { LoadErrorBanner } from '../../forms/layout/LoadErrorBanner';
import { ProductsScreen } from '../../resources/products';
import { PageHead } from '@/ui/head/PageHead';
import { Spinner } from '../../forms/layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';

/** Returns whether a file contains content of this page. Defaults for it must not be saved. */
function isOurs(file: string): boolean {
  return file.startsWith('products/') || file === FILES.productCategories;
}

/** Products Management page. */
export default function ProductsEditorPage() {
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
  const { copy, isLockedByOtherTab } = content;
  const failed = content.failed.filter(isOurs);
  const notice = failed.length > 0 && (
    <LoadErrorBanner>
      {`Failed to load data: ${failed.join(', ')} could not be read. Please try again later.`}
    </LoadErrorBanner>
  );
  return (
    <>
      {head}
      <ProductsScreen
        content={copy}
        isLocked={isLockedByOtherTab || failed.length > 0}
        notice={notice}
        onCategories={manager.open}
      />
      {manager.isOpen && (
        <CategoriesModal kind="product" askedId={manager.askedId} onClose={manager.close} />
      )}
    </>
  );
}
