import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { useOutsideInteraction } from '@/ui/navigation/useOutsideInteraction';

export interface ColumnChoiceProps {
  columns: readonly { id: string; label: string; isShown: boolean; toggle: () => void }[];
}

const Anchor = styled('div')({ position: 'relative' });

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 10,
  top: 'calc(100% + 8px)',
  left: 0,
  display: 'grid',
  padding: 8,
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  whiteSpace: 'nowrap',
  '& > label': { margin: 0, paddingRight: 16, minHeight: HEIGHTS.touch },
}));

/** Menu to show or hide columns. Escape and an interaction outside close it. */
export function ColumnMenu({ columns }: ColumnChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useOutsideInteraction(anchor, isOpen, () => setIsOpen(false));
  useEffect(() => {
    if (isOpen) sheet.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <Anchor
      ref={anchor}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        variant="outlined"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen && (
        <Sheet ref={sheet} role="dialog" aria-label="Columns">
          {columns.map(({ id, label, isShown, toggle }) => (
            <FormControlLabel
              key={id}
              label={label}
              control={<Checkbox checked={isShown} onChange={toggle} />}
            />
          ))}
        </Sheet>
      )}
    </Anchor>
  );
}
