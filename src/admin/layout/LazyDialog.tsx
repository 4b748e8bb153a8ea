import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useModule, type LazyModule } from '@/ui/lazy/lazyModule';
import { RetryBanner } from './RetryBanner';
import { PartSpinner } from './Spinner';
import { EditorModal } from './AdminDialogs';

interface LazyDialogProps<M> {
  part: LazyModule<M>;
  /** Accessible name while the part is loaded. */
  title: string;
  onClose: () => void;
  /** Renders the dialog. */
  children: (module: M) => ReactNode;
}

/** Dialog whose code is loaded when it is opened. Renders synchronously if it is already loaded. */
export function LazyDialog<M>({ part, title, onClose, children }: LazyDialogProps<M>) {
  const { value: module, hasFailed, retry } = useModule(part);
  if (module) return children(module);
  return (
    <EditorModal title={title} onClose={onClose}>
      <DialogContent>
        {hasFailed ? (
          <RetryBanner onRetry={retry}>Part of this page could not be loaded.</RetryBanner>
        ) : (
          <PartSpinner label="Loading" />
        )}
      </DialogContent>
    </EditorModal>
  );
}
