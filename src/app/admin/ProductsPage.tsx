import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectKeeping } from '@/api/drafts/draftsReducer';
import { publishedContentQuery } from '@/api/drafts/publishedContent';
import { selectPublished, selectWorkingCopy } from '@/api/drafts/workingCopySelectors';
import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { CategoriesModal, hasKeptCategory } from '@/features/admin/categories';
import { ProductsScreen } from '@/features/admin/products';
import { Banner } from '@/ui/Banner';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

/** Whether a file holds part of what this page edits: defaults in its place must not be saved. */
function isOurs(file: string): boolean {
  return file.startsWith('products/') || file === FILES.productCategories;
}

/** Products Management (back-office.md §2, §8). */
export default function ProductsPage() {
  const content = useSelector(selectWorkingCopy);
  const failed = useSelector(selectPublished)?.failed.filter(isOurs) ?? [];
  const { status, isFollowing } = useSelector(selectKeeping);
  const dispatch = useDispatch();
  const [areCategoriesOpen, setAreCategoriesOpen] = useState(() => hasKeptCategory('product'));
  const retry = () =>
    void dispatch(publishedContentQuery.initiate(undefined, { forceRefetch: true }) as never);
  const head = (
    <PageHead title="Products Management" description="" path={PATHS.adminProducts} isPrivate />
  );
  if (!content || status === 'reading')
    return (
      <>
        {head}
        <Spinner label="Loading products" />
      </>
    );
  const notice = failed.length > 0 && (
    <Banner tone="error">
      {`Failed to load data: ${failed.join(', ')} could not be read. Please try again later.`}
      <Button variant="outlined" size="small" onClick={retry}>
        Try Again
      </Button>
    </Banner>
  );
  return (
    <>
      {head}
      <ProductsScreen
        content={content}
        isLocked={isFollowing || failed.length > 0}
        notice={notice}
        onCategories={() => setAreCategoriesOpen(true)}
      />
      {areCategoriesOpen && (
        <CategoriesModal kind="product" onClose={() => setAreCategoriesOpen(false)} />
      )}
    </>
  );
}
