import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** Value that is edited in one line. */
export interface ValueFieldOptions extends Pick<TextFieldProps, 'type'> {
  label: string;
  hint?: string;
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
}

interface ValueFieldProps extends ValueFieldOptions {
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

interface ClosedFieldProps extends Pick<
  ValueFieldProps,
  'label' | 'name' | 'value' | 'error' | 'isDisabled'
> {
  ref: RefObject<HTMLDivElement | null>;
  onOpen: () => void;
}

/** The value and the button that opens its input. */
function ClosedField({ ref, label, name, value, error, isDisabled, onOpen }: ClosedFieldProps) {
  const id = useId();
  return (
    <Box ref={ref} data-field={name}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <div>
          <Typography variant="h6" component="h3">
            {label}
          </Typography>
          <Typography color={value === '' ? 'textSecondary' : undefined}>
            {value || 'Not set'}
          </Typography>
        </div>
        <IconButton
          aria-label={`Edit ${label}`}
          aria-describedby={error ? id : undefined}
          data-invalid={error ? '' : undefined}
          disabled={isDisabled}
          onClick={onOpen}
        >
          <EditIcon />
        </IconButton>
      </Stack>
      {error && (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Value with an edit button that shows an input. Done and leaving the input close it. */
export function ValueField(props: ValueFieldProps) {
  const { label, name, value, error, hint, type, inputProps, onChange, onDone } = props;
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
  if (!isOpen) {
    const handleOpen = () => {
      opened.current = value;
      setIsOpen(true);
    };
    return <ClosedField {...props} ref={row} onOpen={handleOpen} />;
  }
  return (
    <Stack
      ref={row}
      direction="row"
      spacing={1.5}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <TextField
        label={label}
        name={name}
        value={value}
        type={type}
        error={Boolean(error)}
        helperText={error ?? hint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        slotProps={{ htmlInput: { ...inputProps, autoFocus: true } }}
      />
      {/* Next to the input, below its label. */}
      <Button variant="outlined" onClick={closeHere} sx={{ alignSelf: 'start', mt: '30px' }}>
        Done
      </Button>
    </Stack>
  );
}
