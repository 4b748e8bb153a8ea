import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import type { RowAction } from '../ActionButtons';
import type { RecordActions } from '../useResource';

interface RowActionsOptions {
  id: string;
  /** Missing for records that cannot be featured. */
  isFeatured?: boolean | undefined;
  actions: RecordActions;
  onEdit: (id: string) => void;
  /** Whether no slot is free. Pressing the star then explains why. */
  isFull?: boolean;
  isLocked: boolean;
  /** Cards cannot be duplicated. */
  isOnCard?: boolean;
}

export function starAction(
  options: Pick<RowActionsOptions, 'id' | 'isFeatured' | 'isFull' | 'isLocked'> & {
    actions: Pick<RecordActions, 'feature'>;
  },
): RowAction {
  const { id, isFeatured = false, actions, isFull = false, isLocked } = options;
  const Icon = isFeatured ? StarIcon : StarBorderIcon;
  return {
    verb: isFeatured ? 'Unfeature' : 'Feature',
    icon: <Icon fontSize="small" />,
    isHighlighted: isFeatured,
    isBlocked: isFull && !isFeatured,
    isDisabled: isLocked,
    act: () => void actions.feature([id], !isFeatured),
  };
}

export function rowActionsOf(options: RowActionsOptions): RowAction[] {
  const { id, isFeatured, actions, onEdit, isLocked: isDisabled, isOnCard } = options;
  const { duplicate } = actions;
  return [
    ...(isFeatured === undefined ? [] : [starAction(options)]),
    {
      verb: 'Edit',
      icon: <EditIcon fontSize="small" />,
      act: () => onEdit(id),
      isDisabled,
      opensEditor: true,
    },
    ...(duplicate && !isOnCard
      ? [
          {
            verb: 'Duplicate',
            icon: <CopyIcon fontSize="small" />,
            act: () => duplicate(id),
            isDisabled,
          },
        ]
      : []),
    {
      verb: 'Delete',
      icon: <DeleteIcon fontSize="small" />,
      act: () => void actions.remove([id]),
      isDisabled,
    },
  ];
}
