import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ranked, searchable, searchRanker } from '@/domain/search/search';
import type { ShownInputProps } from './FieldText';

/** Maximum number of products in the list of the field. */
const SHOWN = 50;

/** Choice of several products. IDs of products that do not exist any more stay until they are removed. */
export function ProductsInput({ shown, ...props }: ShownInputProps<'products'>) {
  const { field, name, error, onChange, context } = props;
  const ids: readonly string[] = props.value;
  const others = context.content.products.filter(({ id }) => id !== context.id);
  const byId = new Map(others.map((product) => [product.id, product]));
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={others.map(({ id, name: label }) => ({ id, name: label }))}
      value={ids.map((id) => ({ id, name: byId.get(id)?.name ?? `${id} (unknown)` }))}
      getOptionKey={({ id }) => id}
      getOptionLabel={(product) => product.name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options, { inputValue }) => {
        const rank = searchRanker(inputValue);
        return ranked(options, (option) => rank(searchable([option.name]))).slice(0, SHOWN);
      }}
      noOptionsText="No products found."
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={field.label}
          name={name}
          error={error !== undefined}
          helperText={error ?? shown.hint}
        />
      )}
    />
  );
}
