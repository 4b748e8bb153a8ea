import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
import { lazyModule, preloading } from '@/ui/lazy/lazyModule';
import { EditorModal, LazyDialog } from '../../layout/AdminDialogs';
import type { SectionProps } from '../resource';

const TITLE = 'Live Preview';

export function livePreview<T>(load: () => Promise<{ default: ComponentType<SectionProps<T>> }>) {
  const part = lazyModule(load);
  return function LivePreview(props: SectionProps<T>) {
    const [isOpen, setIsOpen] = useState(false);
    const handleClose = () => setIsOpen(false);
    return (
      <>
        <Button
          variant="outlined"
          startIcon={<VisibilityIcon />}
          {...preloading(part)}
          onClick={() => setIsOpen(true)}
        >
          {TITLE}
        </Button>
        {isOpen && (
          <LazyDialog part={part} title={TITLE} onClose={handleClose}>
            {({ default: Preview }) => (
              <EditorModal title={TITLE} onClose={handleClose}>
                <Preview {...props} />
              </EditorModal>
            )}
          </LazyDialog>
        )}
      </>
    );
  };
}
