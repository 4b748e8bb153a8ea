import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { useBackToClose } from '../history/useBackToClose';
import { useMenuKeys } from './useMenuKeys';

interface MenuOption {
  value: string;
  label: string;
}

export interface MenuSheetProps {
  id: string;
  label: string;
  options: readonly MenuOption[];
  /** Value of the selected option. If no option has it, none is checked. */
  value: string;
  onChoose: (value: string) => void;
  /** Called by Back. */
  onClose: () => void;
  footer?: ReactNode;
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  zIndex: 1,
  width: 'max-content',
  minWidth: 232,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'min(480px, calc(100dvh - 200px))',
  overflowY: 'auto',
  padding: 8,
  border: `1px solid ${theme.vars?.palette.edge}`,
  borderRadius: RADII.card,
  backgroundColor: theme.vars?.palette.background.paper,
  '& [role="menuitemradio"]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    width: '100%',
    minHeight: HEIGHTS.touch,
    padding: '8px 12px',
    borderRadius: 8,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& [role="menuitemradio"]:hover, & [role="menuitemradio"]:focus-visible': {
    backgroundColor: theme.vars?.palette.divider,
  },
  '& [role="menuitemradio"]:focus-visible': { outlineOffset: -2 },
  '& [aria-checked="true"]': { fontWeight: 650 },
  '& [aria-checked="true"] svg': { color: theme.vars?.palette.primary.main },
}));

export default function MenuSheet(props: MenuSheetProps) {
  const { id, label, options, value, onChoose, onClose, footer } = props;
  const sheet = useRef<HTMLDivElement>(null);

  const handleKeyDown = useMenuKeys(sheet);
  useBackToClose(onClose);
  return (
    <Sheet ref={sheet} id={id} onKeyDown={handleKeyDown}>
      <div role="menu" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
            {option.value === value && <CheckIcon fontSize="small" aria-hidden="true" />}
          </button>
        ))}
      </div>
      {footer}
    </Sheet>
  );
}
