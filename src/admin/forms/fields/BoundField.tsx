import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface BoundFieldProps<T extends FieldValues> extends Omit<
  OutlinedTextFieldProps,
  'variant' | 'name' | 'error' | 'helperText'
> {
  control: Control<T, unknown, unknown>;
  name: FieldPath<T>;
  /** Shown below the field while it has no error. */
  hint?: string | undefined;
}

/** Text field that is bound to a form. With `select` it is a native select. */
export function BoundField<T extends FieldValues>(props: BoundFieldProps<T>) {
  const { control, name, hint, onChange, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message ?? hint}
    />
  );
}
