import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface BulkButtonsProps {
  onFeature: (isFeatured: boolean) => void;
  onDelete: () => void;
  /** What else can be done, such as the choice of a category. */
  children?: ReactNode;
}

/** What can be done with several records: each is one step that can be undone. */
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
