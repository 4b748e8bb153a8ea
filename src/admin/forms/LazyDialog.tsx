import { useEffect, useState, type ReactNode } from 'react';
import type { LazyModule } from '@/ui/lazy/lazyModule';
import { EditorModal } from './EditorModal';
import { RetryBanner } from './layout/RetryBanner';
import { PartSpinner } from './layout/Spinner';

export interface LazyDialogProps<M> {
  part: LazyModule<M>;
  /** Accessible name while the part is loaded. */
  title: string;
  onClose: () => void;
  /** Renders the dialog. */
  children: (module: M) => ReactNode;
}

/** Dialog whose code is loaded when it is opened. Renders synchronously if it is already loaded. */
export function LazyDialog<M>({ part, title, onClose, children }: LazyDialogProps<M>) {
  const [module, setModule] = useState(part.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = !module && !hasFailed;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isMounted = true;
    part.load().then(
      (loaded) => isMounted && setModule(loaded),
      () => isMounted && setHasFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [part, isLoading]);
  if (module) return children(module);
  return (
    <EditorModal title={title} onClose={onClose}>
      {hasFailed ? (
        <RetryBanner onRetry={() => setHasFailed(false)}>
          Part of this page could not be loaded.
        </RetryBanner>
      ) : (
        <PartSpinner label="Loading" />
      )}
    </EditorModal>
  );
}
