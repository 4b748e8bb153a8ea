import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PreviewOverlay } from './PreviewOverlay';

/** 'Show Preview' button: opens a page with unpublished changes in a full-screen overlay. */
export function PreviewButton({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={() => setIsOpen(true)}>
        Show Preview
      </Button>
      {isOpen && <PreviewOverlay path={path} onClose={() => setIsOpen(false)} />}
    </>
  );
}
