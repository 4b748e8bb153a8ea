import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { SelectField, type SelectFieldProps } from './SelectField';

interface BoundSelectFieldProps<T extends FieldValues> extends Pick<
  SelectFieldProps,
  'label' | 'options' | 'placeholder'
> {
  control: Control<T, unknown, unknown>;
  name: FieldPath<T>;
}

/** Labelled select that is bound to a form. */
export function BoundSelectField<T extends FieldValues>(props: BoundSelectFieldProps<T>) {
  const { control, name, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
