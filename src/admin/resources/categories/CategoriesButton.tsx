import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CATEGORIES_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { lazyModule, preloading } from '@/ui/lazy/lazyModule';
import { LazyDialog } from '../../layout/AdminDialogs';
import { useAdminStore } from '../../store/hooks';
import { selectInputs } from '../../store/unsavedSlice';
import { CATEGORIES, type CategoryKind } from './categoryResource';

const modal = lazyModule(() => import('./CategoriesModal'));

/** Opens automatically for an unfinished category, or for one that the URL names. */
export function CategoriesButton({ kind }: { kind: CategoryKind }) {
  const { resource, titles } = CATEGORIES[kind];
  const [params, setParams] = useSearchParams();
  const requestedId = params.get(CATEGORIES_PARAM);
  const store = useAdminStore();
  const [isOpen, setIsOpen] = useState(() => resource.name in selectInputs(store.getState()));
  const handleClose = () => {
    setIsOpen(false);
    if (requestedId === null) return;
    const others = new URLSearchParams(params);
    [CATEGORIES_PARAM, FIELD_PARAM].forEach((name) => others.delete(name));
    setParams(others, { replace: true });
  };
  return (
    <>
      <Button variant="outlined" {...preloading(modal)} onClick={() => setIsOpen(true)}>
        Create Category
      </Button>
      {(isOpen || requestedId !== null) && (
        <LazyDialog part={modal} title={titles.view} onClose={handleClose}>
          {({ CategoriesModal }) => (
            <CategoriesModal
              kind={kind}
              requestedId={requestedId ?? undefined}
              onClose={handleClose}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
