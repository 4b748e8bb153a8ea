import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { activeCategories, isSameName } from './projectCategories';

/** Field for the categories of a project. The first selected one is the main category. */
function CategoriesField({ value, error, onChange, context }: FieldInputProps<string[]>) {
  // Other names of the project can only be removed.
  const options = activeCategories(context.content).map(({ name }) => name);
  const id = useId();
  const hasError = error !== undefined;
  const has = (names: readonly string[], name: string) =>
    names.some((one) => isSameName(one, name));
  const all = [...options, ...value.filter((name) => !has(options, name))];
  const toggle = (name: string) =>
    onChange(has(value, name) ? value.filter((one) => !isSameName(one, name)) : [...value, name]);
  return (
    <FormControl component="fieldset" required error={hasError} aria-describedby={id}>
      <FormLabel component="legend">Category</FormLabel>
      <FormGroup row>
        {all.map((name) => (
          <FormControlLabel
            key={name}
            label={
              <>
                {name}{' '}
                {value.length > 1 && isSameName(value[0] ?? '', name) && <Chip label="main" />}
              </>
            }
            control={
              <Checkbox
                name="category"
                value={name}
                checked={has(value, name)}
                slotProps={{ input: { 'aria-invalid': hasError || undefined } }}
                onChange={() => toggle(name)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>
        {error ?? 'Choose one or more. The first is the main category.'}
      </FormHelperText>
    </FormControl>
  );
}

export default { category: CategoriesField };
