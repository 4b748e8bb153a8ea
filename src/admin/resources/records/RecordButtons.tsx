import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/form/IconButton';
import type { RecordHandlers } from './recordHandlers';
import { StarToggle } from './StarToggle';

export interface RecordButtonsProps<T> {
  record: T;
  /** Name of the record, for the accessible names of the buttons. */
  name: string;
  handlers: RecordHandlers<T>;
  /** Whether no slot is free. Pressing the star then explains why. */
  isBlocked?: boolean;
  /** Whether editing is disabled. */
  isDisabled?: boolean;
  /** Cards have no Duplicate button. */
  isOnCard?: boolean;
}

/** Buttons for the actions of one record, in its row or on its card. */
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
