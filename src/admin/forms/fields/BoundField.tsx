import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from '@/ui/form/Field';

export interface BoundFieldProps<T extends FieldValues> extends Pick<
  FieldProps,
  'label' | 'hint' | 'isRequired' | 'isDisabled' | 'rows' | 'type'
> {
  control: Control<T, unknown, unknown>;
  name: FieldPath<T>;
  inputProps?: FieldProps['inputProps'];
  /** Shown instead of the form’s own error. */
  error?: string;
}

/** Labelled field that is bound to a form. */
export function BoundField<T extends FieldValues>(props: BoundFieldProps<T>) {
  const { control, name, inputProps, error, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      error={error ?? fieldState.error?.message}
      inputProps={{ ...inputProps, ref: field.ref, onBlur: field.onBlur }}
    />
  );
}
