import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/form/IconButton';
import type { RecordHandlers } from './recordHandlers';
import { StarToggle } from './StarToggle';

export interface RecordButtonsProps<T> {
  record: T;
  /** What the record is called, for the names of the buttons. */
  name: string;
  handlers: RecordHandlers<T>;
  /** No slot is free: pressing the star says why. */
  isBlocked?: boolean;
  /** Nothing may be changed. */
  isDisabled?: boolean;
  /** A card has no Duplicate. */
  isOnCard?: boolean;
}

/** What can be done with one record, in its row or on its card (back-office.md §2). */
export function RecordButtons<T extends { isFeatured: boolean }>(props: RecordButtonsProps<T>) {
  const { record, name, handlers, isBlocked, isDisabled, isOnCard } = props;
  const { onEdit, onDuplicate, onDelete, onFeature } = handlers;
  const button = (verb: string, act: (record: T) => void, icon: ReactNode) => (
    <IconButton aria-label={`${verb} ${name}`} disabled={isDisabled} onClick={() => act(record)}>
      {icon}
    </IconButton>
  );
  return (
    <>
      <StarToggle
        name={name}
        isOn={record.isFeatured}
        isBlocked={isBlocked && !record.isFeatured}
        isDisabled={isDisabled}
        onToggle={(isFeatured) => onFeature(record, isFeatured)}
      />
      {button('Edit', onEdit, <EditIcon />)}
      {!isOnCard && button('Duplicate', onDuplicate, <CopyIcon />)}
      {button('Delete', onDelete, <DeleteIcon />)}
    </>
  );
}
