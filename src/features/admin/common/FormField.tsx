import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from '@/ui/Field';

export type FormFieldProps<T extends FieldValues> = Omit<
  FieldProps,
  'name' | 'value' | 'onChange' | 'error'
> & { name: FieldPath<T> };

/** A field of an editor form; editing it clears its error. */
export function FormField<T extends FieldValues>({ name, ...props }: FormFieldProps<T>) {
  const { control, clearErrors } = useFormContext<T>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          {...props}
          name={name}
          value={field.value as string}
          error={fieldState.error?.message}
          onChange={(value) => {
            field.onChange(value);
            clearErrors(name);
          }}
        />
      )}
    />
  );
}
