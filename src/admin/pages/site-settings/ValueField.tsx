import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from '@/ui/form/Field';
import { IconButton } from '@/ui/form/IconButton';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 72,
  padding: '10px 0',
  '& > div > h3': { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
  '& > div > p': { overflowWrap: 'anywhere' },
  '& > div > p[data-empty]': { color: theme.vars?.palette.text.secondary },
  '& > p': {
    gridColumn: '1 / -1',
    fontSize: '0.875rem',
    color: theme.vars?.palette.error.main,
  },
  // Beside the input, below the height of its label.
  '&[data-open]': { alignItems: 'start' },
}));

export interface ValueFieldProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'type' | 'inputProps'
> {
  name: string;
  value: string;
  error?: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
  /** The input has been closed. */
  onDone: () => void;
}

/** Closes when the keyboard goes elsewhere; a press that takes it away is let through first, where it is. */
function useLeaving(isOpen: boolean, close: () => void) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = () => {
      isPressed.current = true;
      window.addEventListener('pointerup', () => (isPressed.current = false), { once: true });
    };
    window.addEventListener('pointerdown', press, { capture: true });
    return () => window.removeEventListener('pointerdown', press, { capture: true });
  }, [isOpen]);
  return () => {
    if (!isPressed.current) close();
    else window.addEventListener('pointerup', () => setTimeout(close), { once: true });
  };
}

/** A value to read, with a pencil that turns it into an input; Done and leaving the input close it (back-office.md §2). */
export function ValueField(props: ValueFieldProps) {
  const { label, name, value, error, isDisabled, hint, type, inputProps, onChange, onDone } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opened = useRef('');
  const close = () => {
    setIsOpen(false);
    onDone();
  };
  const leave = useLeaving(isOpen, close);
  const closeHere = () => {
    close();
    // The pencil is there again only after this.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const handleKey = (event: KeyboardEvent) => {
    // Keys that choose what is being composed are not for the field.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onChange(opened.current);
    closeHere();
  };
  if (!isOpen)
    return (
      <Row ref={row} data-field={name}>
        <div>
          <h3>{label}</h3>
          <p data-empty={value === '' ? '' : undefined}>{value || 'Not set'}</p>
        </div>
        <IconButton
          type="button"
          aria-label={`Edit ${label}`}
          aria-describedby={error ? id : undefined}
          data-invalid={error ? '' : undefined}
          disabled={isDisabled}
          onClick={() => {
            opened.current = value;
            setIsOpen(true);
          }}
        >
          <EditIcon />
        </IconButton>
        {error && <p id={id}>{error}</p>}
      </Row>
    );
  return (
    <Row
      ref={row}
      data-open=""
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <Field
        label={label}
        name={name}
        value={value}
        type={type}
        hint={hint}
        error={error}
        onChange={onChange}
        inputProps={{ ...inputProps, autoFocus: true, onKeyDown: handleKey }}
      />
      <Button type="button" variant="outlined" onClick={closeHere} sx={{ mt: '36px' }}>
        Done
      </Button>
    </Row>
  );
}
