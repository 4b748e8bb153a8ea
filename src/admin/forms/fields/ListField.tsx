import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  useFieldArray,
  useController,
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useRef } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconButton } from '@/ui/form/IconButton';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 8, fontWeight: 600, fontSize: '0.9375rem' },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 4px' },
  '& p': { gridColumn: '1 / -1', margin: '6px 2px 0', fontSize: '0.875rem' },
  '& > div p': { color: theme.vars?.palette.error.main },
  '& > p': { margin: 0, color: theme.vars?.palette.text.secondary },
}));

interface LineProps<T extends FieldValues> {
  control: Control<T, unknown, unknown>;
  name: FieldPath<T>;
  label: string;
  isRequired: boolean;
  placeholder: string | undefined;
  onEnter: () => void;
}

function Line<T extends FieldValues>(props: LineProps<T>) {
  const { control, name, label, isRequired, placeholder, onEnter } = props;
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <>
      <OutlinedInput
        fullWidth
        error={error !== undefined}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        placeholder={placeholder}
        onKeyDown={(event) => {
          // Enter moves to the next line. Only the submit button submits the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        inputProps={{
          'aria-label': label,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${name}-error` : undefined,
          required: isRequired,
        }}
      />
      {error && <p id={`${name}-error`}>{error}</p>}
    </>
  );
}

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
  isRequired?: boolean;
}

/**
 * List of short texts, one per line, to which lines can be added and from which they can be
 * removed.
 */
export function ListField<T extends FieldValues>(props: ListFieldProps<T>) {
  const { control, name, label, itemLabel, addLabel, placeholder, hint, isRequired } = props;
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
    <Group ref={group}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <Line
            control={control}
            name={`${name}.${index}.text` as FieldPath<T>}
            label={`${itemLabel} ${index + 1}`}
            isRequired={Boolean(isRequired) && index === 0}
            placeholder={placeholder}
            onEnter={() => append(blank)}
          />
          <IconButton
            aria-label={`Remove ${itemLabel.toLowerCase()} ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => handleRemove(index)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </div>
      ))}
      {hint && <p>{hint}</p>}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => append(blank)}
      >
        {addLabel}
      </Button>
    </Group>
  );
}
