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
  // Next to the input, below its label.
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
  /** Called when the input is closed. */
  onDone: () => void;
}

/**
 * Closes the input when the focus leaves it. If a press moved the focus, the click is dispatched
 * first, before the layout changes.
 */
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

/** Value with an edit button that shows an input. Done and leaving the input close it. */
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
    // The edit button is rendered only after this handler.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const handleKey = (event: KeyboardEvent) => {
    // Keys pressed during IME composition belong to the input method.
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
