import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FieldText, type FieldInputProps } from '../../fields/inputs/FieldText';
import type { Shown } from '../../fields/field';

/** If a press moved the focus, the click is dispatched before the input closes and the layout changes. */
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

interface ShownValueProps {
  ref: RefObject<HTMLDivElement | null>;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  disabled: boolean | undefined;
  onOpen: () => void;
}

function ShownValue({ ref, name, label, value, error, disabled, onOpen }: ShownValueProps) {
  const id = useId();
  return (
    <Box ref={ref} data-field={name}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'nowrap' }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h6" component="h3">
            {label}
          </Typography>
          <Typography color={value ? undefined : 'textSecondary'}>{value || 'Not set'}</Typography>
        </Box>
        <IconButton
          aria-label={`Edit ${label}`}
          aria-describedby={error && id}
          data-invalid={error && ''}
          disabled={disabled}
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

/** Value with an edit button that shows an input. Done and leaving the input close it, and clean and check the value. */
export function ValueField(props: FieldInputProps<string>) {
  const { field, name, value, error, onChange, form, isDisabled } = props;
  const shown = field.shown as Extract<Shown, { as: 'text' }>;
  const row = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string>();
  const close = () => {
    setOpened(undefined);
    const text = String(form.getValues(name)).trim();
    form.setValue(name, shown.clean?.(text) ?? text);
    void form.trigger(name);
  };
  const leave = useLeaving(opened !== undefined, close);
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
    if (event.key === 'Escape') onChange(opened ?? value);
    closeHere();
  };
  if (opened !== undefined)
    return (
      <Stack
        ref={row}
        direction="row"
        spacing={1.5}
        sx={{ flexWrap: 'nowrap' }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave();
        }}
      >
        <FieldText
          {...props}
          type={shown.type}
          hint={shown.hint}
          onKeyDown={handleKey}
          slotProps={{ htmlInput: { ...shown.html, autoFocus: true } }}
        />
        {/* Next to the input, below its label. */}
        <Button
          variant="outlined"
          onClick={closeHere}
          sx={{ flex: 'none', alignSelf: 'start', mt: '30px' }}
        >
          Done
        </Button>
      </Stack>
    );
  return (
    <ShownValue
      ref={row}
      name={name}
      label={field.label}
      value={value}
      error={error}
      disabled={isDisabled}
      onOpen={() => setOpened(value)}
    />
  );
}
