import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { SchemaForm } from '../../forms/useAdminForm';
import type { AnyField } from '../field';
import { nameOf } from '../record';
import { FieldInput, type FieldInputProps } from './FieldInput';

/** Inputs that belong to one form, by the name of their field. */
export type OwnInputs = Readonly<Record<string, ComponentType<FieldInputProps>>>;

interface FieldInputsProps extends Pick<FieldInputProps, 'values' | 'record' | 'context'> {
  fields: readonly AnyField[];
  // The form of any table of fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  form: SchemaForm<any, any>;
  own?: OwnInputs;
  /** Width from which several fields are in a row. */
  besideFrom?: 'sm' | 'md';
  isDisabled?: boolean;
}

/** Returns the fields in rows. */
function rowsOf(fields: readonly AnyField[]): AnyField[][] {
  const rows: AnyField[][] = [];
  for (const field of fields) {
    if (field.isBeside) rows.at(-1)?.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** Inputs of a table of fields. */
export function FieldInputs(props: FieldInputsProps) {
  const { form, values, own = {}, besideFrom = 'sm', isDisabled = false } = props;
  const show = (field: AnyField): ReactNode => {
    const name = nameOf(field);
    const Input = own[name] ?? FieldInput;
    return (
      <Input
        key={name}
        field={field}
        name={name}
        value={get(values, name)}
        error={form.getFieldState(name, form.formState).error?.message}
        onChange={(value) => form.setValue(name, value)}
        form={form}
        values={values}
        record={props.record}
        context={props.context}
        isDisabled={isDisabled}
      />
    );
  };
  const shown = props.fields.filter((field) => field.shown);
  return rowsOf(shown).map((row) =>
    row.length === 1 ? (
      row.map(show)
    ) : (
      <Stack
        key={row[0]?.path}
        direction={{ xs: 'column', [besideFrom]: 'row' }}
        spacing={2.5}
        sx={{ '& > *': { flex: 1 } }}
      >
        {row.map(show)}
      </Stack>
    ),
  );
}
