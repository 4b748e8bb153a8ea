import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { HEIGHTS, RADII } from '@/theme/tokens';

interface BoundFieldProps<T extends FieldValues> extends Omit<
  OutlinedTextFieldProps,
  'variant' | 'name' | 'error' | 'helperText' | 'multiline'
> {
  control: Control<T, unknown, unknown>;
  name: FieldPath<T>;
  /** Shown below the field while it has no error. */
  hint?: string | undefined;
  /** Shown instead of the form’s own error. */
  error?: string | undefined;
}

/** Text field that is bound to a form. With `rows` it is a text area, with `select` a native select. */
export function BoundField<T extends FieldValues>(props: BoundFieldProps<T>) {
  const { control, name, hint, error, rows, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const message = error ?? fieldState.error?.message;
  return (
    <TextField
      {...rest}
      name={name}
      multiline={rows !== undefined}
      rows={rows}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message ?? hint}
    />
  );
}

/** Field in a toolbar. */
export const Pill = styled(OutlinedInput)({
  minWidth: 0,
  borderRadius: RADII.pill,
  fontWeight: 600,
  '& select': { height: HEIGHTS.touch, padding: '0 0 0 16px' },
  '& input': { height: HEIGHTS.touch, padding: '0 12px 0 0' },
});

interface InlineSelectProps {
  /** Accessible name, such as 'Category'. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Select in a toolbar. */
export function InlineSelect({ label, value, options, onChange }: InlineSelectProps) {
  return (
    <NativeSelect
      input={<Pill />}
      inputProps={{ 'aria-label': label }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
