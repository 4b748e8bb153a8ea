import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { TooltipButton } from '../TooltipButton';
import type { DragHandlers } from './useDragOrder';
import { focusMark } from './useMoveFocus';

export interface MovableItem {
  id: string;
  name: string;
  /** Index from 0, and the number of items. */
  index: number;
  count: number;
  isDisabled: boolean;
  /** Moves the item to an index from 0. `part` names the control that was used. */
  onMove: (id: string, to: number, part: string) => void;
}

const BUTTONS = {
  list: [
    ['up', (name: string) => `Move ${name} up`, ArrowUpIcon],
    ['down', (name: string) => `Move ${name} down`, ArrowDownIcon],
  ],
  grid: [
    ['earlier', (name: string) => `Move ${name} earlier`, ArrowBackIcon],
    ['later', (name: string) => `Move ${name} later`, ArrowForwardIcon],
  ],
  images: [
    ['up', (name: string) => `Move ${name} up`, ArrowBackIcon],
    ['down', (name: string) => `Move ${name} down`, ArrowForwardIcon],
  ],
} as const;

interface MoveButtonsProps extends MovableItem {
  kind?: keyof typeof BUTTONS;
}

/** Buttons that move an item by one place. At the ends of the list they do nothing, but keep the focus. */
export function MoveButtons({ kind = 'list', ...item }: MoveButtonsProps) {
  const { id, name, index, count, isDisabled, onMove } = item;
  return BUTTONS[kind].map(([part, labelOf, Icon], at) => {
    const to = index + (at === 0 ? -1 : 1);
    const isEnd = to < 0 || to >= count;
    return (
      <TooltipButton
        key={part}
        label={labelOf(name)}
        data-mark={focusMark(id, part)}
        disabled={isDisabled}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onMove(id, to, part)}
      >
        <Icon fontSize="small" />
      </TooltipButton>
    );
  });
}

interface DragHandleProps extends MovableItem {
  handlers: DragHandlers;
}

export function DragHandle({ handlers, ...item }: DragHandleProps) {
  const { id, name, index, count, isDisabled, onMove } = item;
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    if (to >= 0 && to < count) onMove(id, to, 'handle');
  };
  return (
    <IconButton
      {...handlers}
      aria-label={`Reorder ${name} with the arrow keys`}
      data-mark={focusMark(id, 'handle')}
      disabled={isDisabled}
      sx={{ cursor: 'grab', touchAction: 'none' }}
      onKeyDown={handleKeys}
    >
      <DragIcon />
    </IconButton>
  );
}
