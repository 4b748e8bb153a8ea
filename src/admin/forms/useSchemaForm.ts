import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

export interface SchemaFormOptions<TValues extends FieldValues, TResult> {
  /**
   * Validates the values and returns the result of the form. The order of its entries is the order
   * of the errors.
   */
  schema: GenericSchema<TValues, TResult>;
  start: TValues;
}

/** Form that is validated by a schema. */
export type SchemaForm<TValues extends FieldValues, TResult = unknown> = UseFormReturn<
  TValues,
  unknown,
  TResult
>;

/**
 * Manages a form whose input is not stored, such as a password. Errors appear on submit and are
 * cleared when their field is edited.
 */
export function useSchemaForm<TValues extends FieldValues, TResult>(
  options: SchemaFormOptions<TValues, TResult>,
): SchemaForm<TValues, TResult> {
  const form = useForm<TValues, unknown, TResult>({
    defaultValues: options.start as DefaultValues<TValues>,
    resolver: valibotResolver(options.schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // `FormFrame` focuses the first error in page order instead, because picture fields register no
    // focusable element.
    shouldFocusError: false,
  });
  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name) clearErrors(name as FieldPath<TValues>);
        },
      }),
    [subscribe, clearErrors],
  );
  return form;
}
