import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { TooltipButton } from '../../layout/TooltipButton';
import type { RecordActions } from '../useRecordActions';
import { StarToggle } from './StarToggle';

interface RecordButtonsProps {
  id: string;
  /** Name of the record, for the accessible names of the buttons. */
  name: string;
  /** Missing for records that cannot be featured. */
  isFeatured?: boolean | undefined;
  actions: RecordActions;
  onEdit: (id: string) => void;
  /** Whether no slot is free. Pressing the star then explains why. */
  isFull?: boolean;
  /** Whether editing is disabled. */
  isLocked: boolean;
  /** Cards have no Duplicate button. */
  isOnCard?: boolean;
}

/** Buttons for the actions of one record, in its row or on its card. */
export function RecordButtons(props: RecordButtonsProps) {
  const { id, name, isFeatured, actions, onEdit, isFull = false, isLocked, isOnCard } = props;
  const { duplicate } = actions;
  const button = (verb: string, icon: ReactNode, act: () => void) => (
    <TooltipButton
      label={`${verb} ${name}`}
      disabled={isLocked}
      data-opens-editor={verb === 'Edit' ? '' : undefined}
      onClick={act}
    >
      {icon}
    </TooltipButton>
  );
  return (
    <>
      {isFeatured !== undefined && (
        <StarToggle
          name={name}
          isOn={isFeatured}
          isBlocked={isFull && !isFeatured}
          isDisabled={isLocked}
          onToggle={(isOn) => void actions.feature([id], isOn)}
        />
      )}
      {button('Edit', <EditIcon fontSize="small" />, () => onEdit(id))}
      {!isOnCard &&
        duplicate &&
        button('Duplicate', <CopyIcon fontSize="small" />, () => duplicate(id))}
      {button('Delete', <DeleteIcon fontSize="small" />, () => void actions.remove([id]))}
    </>
  );
}
