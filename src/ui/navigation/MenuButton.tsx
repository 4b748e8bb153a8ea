import { styled } from '@mui/material/styles';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { lazyComponent } from '../lazy/lazyComponent';
import type { MenuSheetProps } from './MenuSheet';
import { useOutsideInteraction } from './useOutsideInteraction';

const MenuSheet = lazyComponent(() => import('./MenuSheet'));

export interface MenuButtonProps extends Omit<MenuSheetProps, 'id' | 'onClose'> {
  icon: ReactNode;
  /** Controlled by the caller, so that opening a menu can close another one. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Text of the selected option to show instead of the label. The button then fills the row. */
  shown?: string;
}

const Anchor = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: HEIGHTS.touch,
    height: HEIGHTS.touch,
    padding: '0 10px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.pill,
    fontWeight: 600,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    transition: `border-color ${MOTION.quick}ms ${MOTION.ease}`,
  },
  '& > button svg': { fontSize: 22 },
  '& > button:hover, & > button[aria-expanded="true"], & > button[data-chosen]': {
    borderColor: theme.vars?.palette.primary.main,
  },
  '& > button[data-chosen] svg': { color: theme.vars?.palette.primary.main },
  '&[data-wide] > button': { width: '100%', padding: '0 14px 0 18px' },
  '&[data-wide] > button > svg': { order: 1, flex: 'none' },
  '&[data-wide] > button > span': {
    marginRight: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[data-wide] > div': { left: 0, width: 'auto', maxWidth: 'none' },
  // The menu is below the row, which is wide enough for large text.
  [theme.breakpoints.down('sm')]: { '&:not([data-wide])': { position: 'static' } },
  '&:not([data-wide]) > button > span': {
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  [theme.breakpoints.up('sm')]: {
    '&:not([data-wide]) > button': { padding: '0 18px 0 14px' },
  },
}));

export function MenuButton(props: MenuButtonProps) {
  const { label, icon, options, value, onChoose, isOpen, onOpenChange, footer, shown } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const isChosen = value !== '' && options.some((option) => option.value === value);
  const handleClose = () => onOpenChange(false);
  useOutsideInteraction(anchor, isOpen, handleClose);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      handleClose();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      onOpenChange(true);
    }
  };
  return (
    <Anchor ref={anchor} data-wide={shown === undefined ? undefined : ''} onKeyDown={handleKeyDown}>
      <button
        data-focus-home=""
        type="button"
        aria-label={shown === undefined ? undefined : `${label}: ${shown}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-chosen={isChosen ? '' : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        {icon}
        <span>{shown ?? label}</span>
      </button>
      {isOpen && (
        <MenuSheet
          id={id}
          label={label}
          options={options}
          value={value}
          footer={footer}
          onClose={handleClose}
          onChoose={(choice) => {
            onChoose(choice);
            handleClose();
          }}
        />
      )}
    </Anchor>
  );
}
