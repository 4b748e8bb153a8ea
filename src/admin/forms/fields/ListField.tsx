import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import {
  useFieldArray,
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { BoundField } from './BoundField';

interface ListFieldProps<T extends FieldValues> {
  control: Control<T, unknown, unknown>;
  /** A list of `{ text }`. */
  name: ArrayPath<T>;
  /** Label of the list, such as 'Specifications', and of one line. */
  label: string;
  itemLabel: string;
  addLabel: string;
  placeholder?: string;
  hint?: string;
  /** Whether the first line is required. */
  required?: boolean;
}

/**
 * List of short texts, one per line, to which lines can be added and from which they can be
 * removed.
 */
export function ListField<T extends FieldValues>(props: ListFieldProps<T>) {
  const { control, name, label, itemLabel, addLabel, placeholder, hint, required = false } = props;
  const { fields, append, remove } = useFieldArray({ control, name });
  const group = useRef<HTMLFieldSetElement>(null);
  const blank = { text: '' } as FieldArray<T, ArrayPath<T>>;
  const handleRemove = (index: number) => {
    remove(index);
    // The button is removed, and its focus would be lost.
    const inputs = group.current?.querySelectorAll('input');
    inputs?.[index === 0 ? 1 : index - 1]?.focus();
  };
  return (
    <FormControl component="fieldset" ref={group} required={required} fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Stack spacing={1} sx={{ alignItems: 'start', mt: 1 }}>
        {fields.map(({ id }, index) => (
          <Stack key={id} direction="row" sx={{ width: '100%', flexWrap: 'nowrap' }}>
            <BoundField
              control={control}
              name={`${name}.${index}.text` as FieldPath<T>}
              required={required && index === 0}
              placeholder={placeholder}
              slotProps={{ htmlInput: { 'aria-label': `${itemLabel} ${index + 1}` } }}
              onKeyDown={(event) => {
                // Enter moves to the next line. Only the submit button submits the form.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                append(blank);
              }}
            />
            <IconButton
              aria-label={`Remove ${itemLabel.toLowerCase()} ${index + 1}`}
              disabled={fields.length === 1}
              onClick={() => handleRemove(index)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        {hint && <FormHelperText>{hint}</FormHelperText>}
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(blank)}>
          {addLabel}
        </Button>
      </Stack>
    </FormControl>
  );
}
