import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { EditorModal } from '../forms/EditorModal';

/** Button 'Live Preview' that shows its children in a dialog. */
export function LivePreview({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={() => setIsOpen(true)}>
        Live Preview
      </Button>
      {isOpen && (
        <EditorModal title="Live Preview" onClose={() => setIsOpen(false)} isForReading>
          {children}
        </EditorModal>
      )}
    </>
  );
}
