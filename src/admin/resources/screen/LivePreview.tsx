import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyModule, preloading } from '@/ui/lazy/lazyModule';
import { EditorModal, LazyDialog } from '../../layout/AdminDialogs';
import type { PreviewOptions } from '../records/RecordsPreview';
import type { RecordOf, ResourceName } from '../registry';
import type { SectionProps } from '../resource';

const TITLE = 'Live Preview';

const part = lazyModule(() => import('../records/RecordsPreview'));

export function livePreview<C extends ResourceName>(name: C, options: PreviewOptions<RecordOf<C>>) {
  return function LivePreview(props: SectionProps<RecordOf<C>>) {
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
            {({ RecordsPreview }) => (
              <EditorModal title={TITLE} onClose={handleClose}>
                <RecordsPreview name={name} {...options} {...props} />
              </EditorModal>
            )}
          </LazyDialog>
        )}
      </>
    );
  };
}
