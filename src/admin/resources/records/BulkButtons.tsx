import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface BulkButtonsProps {
  onFeature: (isFeatured: boolean) => void;
  onDelete: () => void;
  /** Further actions, such as a category select. */
  children?: ReactNode;
}

/** Bulk actions for records. Each is one undo step. */
export function BulkButtons({ onFeature, onDelete, children }: BulkButtonsProps) {
  return (
    <>
      <Button variant="outlined" onClick={() => onFeature(true)}>
        Feature
      </Button>
      <Button variant="outlined" onClick={() => onFeature(false)}>
        Unfeature
      </Button>
      {children}
      <Button variant="outlined" color="error" onClick={onDelete}>
        Delete
      </Button>
    </>
  );
}
