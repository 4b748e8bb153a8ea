import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { searchableText, searchMatcher } from '@/domain/search/searchableText';

interface NamedProduct {
  id: string;
  name: string;
}

interface ProductsFieldProps<T extends FieldValues> {
  control: Control<T, unknown, unknown>;
  /** A list of IDs. */
  name: FieldPath<T>;
  label: string;
  hint: string;
  products: readonly NamedProduct[];
}

/** Maximum number of products in the list of the field. */
const SHOWN = 50;

/** Choice of several products. IDs of products that do not exist any more stay until they are removed. */
export function ProductsField<T extends FieldValues>(props: ProductsFieldProps<T>) {
  const { control, name, label, hint, products } = props;
  const { field, fieldState } = useController({ control, name });
  const ids: readonly string[] = field.value;
  const byId = new Map(products.map((product) => [product.id, product]));
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={products}
      value={ids.map((id) => byId.get(id) ?? { id, name: `${id} (unknown)` })}
      getOptionKey={({ id }) => id}
      getOptionLabel={(product) => product.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options, { inputValue }) => {
        const matches = searchMatcher(inputValue);
        return options.filter((option) => matches(searchableText([option.name]))).slice(0, SHOWN);
      }}
      noOptionsText="No products found."
      onBlur={field.onBlur}
      onChange={(_event, chosen) => field.onChange(chosen.map(({ id }) => id))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          name={name}
          inputRef={field.ref}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}
