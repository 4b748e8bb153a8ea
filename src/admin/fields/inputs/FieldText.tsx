import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../../forms/useAdminForm';
import type { AnyField, FieldContext, Shown } from '../field';

// By default, the value of any kind of field.
// oxlint-disable-next-line typescript/no-explicit-any
export interface FieldInputProps<In = any> {
  field: AnyField;
  name: string;
  value: In;
  error: string | undefined;
  onChange: (value: In) => void;
  form: SchemaForm<FieldValues>;
  values: FieldValues;
  /** The record as it was when the form was opened. */
  record: object;
  context: FieldContext;
  isDisabled: boolean;
}

export type ShownInputProps<K extends Shown['as'] = Shown['as']> = FieldInputProps & {
  shown: Extract<Shown, { as: K }>;
};

type TextAreaProps = FieldInputProps<string> & { hint?: string | undefined } & Omit<
    OutlinedTextFieldProps,
    keyof FieldInputProps | 'variant'
  >;

export function FieldText(props: TextAreaProps) {
  const { field, name, value, error, onChange, isDisabled, hint, children, ...others } = props;
  const { form: _form, values: _values, record: _record, context: _context, ...rest } = others;
  return (
    <TextField
      required={field.isRequired}
      {...rest}
      label={field.label}
      name={name}
      value={value}
      disabled={isDisabled}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </TextField>
  );
}
