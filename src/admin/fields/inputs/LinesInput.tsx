import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import { useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../../forms/useAdminForm';
import type { AnyField, FieldContext, Shown } from '../field';

/** Props of the input of a field. */
// By default, the value of any kind of field.
// oxlint-disable-next-line typescript/no-explicit-any
export interface FieldInputProps<In = any> {
  field: AnyField;
  /** Name in the form. */
  name: string;
  value: In;
  error: string | undefined;
  onChange: (value: In) => void;
  /** The form and all of its values. */
  form: SchemaForm<FieldValues>;
  values: FieldValues;
  /** The record as it was when the form was opened. */
  record: object;
  context: FieldContext;
  isDisabled: boolean;
}

/** Props of the input of a kind of field. */
export type ShownInputProps<K extends Shown['as'] = Shown['as']> = FieldInputProps & {
  shown: Extract<Shown, { as: K }>;
};

type TextAreaProps = FieldInputProps<string> & { hint?: string | undefined } & Omit<
    OutlinedTextFieldProps,
    keyof FieldInputProps | 'variant'
  >;

/** Text field of a field. */
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

/**
 * List of short texts, one per line, to which lines can be added and from which they can be
 * removed.
 */
export function LinesInput(props: ShownInputProps<'lines'>) {
  const { field, name, form, onChange } = props;
  const { itemLabel, addLabel, placeholder, hint } = props.shown;
  const lines: readonly { text: string }[] = props.value;
  const group = useRef<HTMLFieldSetElement>(null);
  /** Index of the line that gets the focus once it is rendered. */
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    group.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = undefined;
  }, [lines]);
  const add = () => {
    next.current = lines.length;
    onChange([...lines, { text: '' }]);
  };
  const remove = (index: number) => {
    next.current = Math.max(0, index - 1);
    onChange(lines.toSpliced(index, 1));
  };
  return (
    <FormControl component="fieldset" ref={group} required={field.isRequired} fullWidth>
      <FormLabel component="legend">{field.label}</FormLabel>
      <Stack spacing={1} sx={{ alignItems: 'start', mt: 1 }}>
        {lines.map(({ text }, index) => {
          const place = `${name}.${index}.text`;
          const error = form.getFieldState(place, form.formState).error?.message;
          return (
            // Lines have no IDs.
            <Stack key={index} direction="row" sx={{ width: '100%', flexWrap: 'nowrap' }}>
              <TextField
                name={place}
                value={text}
                required={field.isRequired && index === 0}
                placeholder={placeholder}
                error={error !== undefined}
                helperText={error}
                slotProps={{ htmlInput: { 'aria-label': `${itemLabel} ${index + 1}` } }}
                onChange={({ target }) => form.setValue(place, target.value)}
                onKeyDown={(event) => {
                  // Enter moves to the next line. Only the submit button submits the form.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  add();
                }}
              />
              <IconButton
                aria-label={`Remove ${itemLabel.toLowerCase()} ${index + 1}`}
                disabled={lines.length === 1}
                onClick={() => remove(index)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Stack>
          );
        })}
        {hint && <FormHelperText>{hint}</FormHelperText>}
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
          {addLabel}
        </Button>
      </Stack>
    </FormControl>
  );
}
