import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps } from 'react';

export interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Validation message, linked to the field by `aria-describedby`. */
  error?: string;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Number of rows of a text area. Without it the field has a single line. */
  rows?: number;
  type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'password';
  inputProps?: ComponentProps<'input'>;
}

const Label = styled('label')({ fontWeight: 600, fontSize: '0.9375rem', marginBottom: 6 });

const Note = styled('p')(({ theme }) => ({
  margin: '6px 2px 0',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  '&[data-error]': { color: theme.vars?.palette.error.main },
}));

/**
 * Labelled form field. The label is always visible. The error, or else the hint, is below the
 * field.
 */
export function Field(props: FieldProps) {
  const { label, name, value, onChange, error, hint, isRequired, isDisabled, rows, type } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={isDisabled}>
      <Label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </Label>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        type={type ?? 'text'}
        multiline={rows !== undefined}
        rows={rows}
        // A native text area. The default one measures its height in every render.
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        inputProps={{
          ...(rows !== undefined && { type: undefined }),
          required: isRequired,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? noteId : undefined,
          ...props.inputProps,
        }}
      />
      {note && (
        <Note id={noteId} data-error={error ? '' : undefined}>
          {note}
        </Note>
      )}
    </FormControl>
  );
}
