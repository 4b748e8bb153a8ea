import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { get } from 'react-hook-form';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { parseWholeNumber } from '@/domain/text/typedNumber';
import { newId } from '@/domain/text/ids';
import { dateFieldValue } from '@/domain/text/dates';
import { ranked, searchable, searchRanker } from '@/domain/search/search';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ItemList } from '../../forms/lists/ItemList';
import { GalleryField } from '../../forms/pictures/GalleryField';
import { PictureField } from '../../forms/pictures/PictureField';
import { useAdminForm, type SchemaForm } from '../../forms/useAdminForm';
import type { AnyField, FieldContext, Shown } from '../field';
import { blankEntry, entryRecord, type EntryInput } from '../kinds/list';
import { formInput, formSchema, inputKey, textOf, valueOf } from '../record';
import { FieldText, type FieldInputProps, type ShownInputProps } from './FieldText';
import { LinesInput, LinksInput } from './LinesInput';

/** Maximum number of products in the list of the field. */
const SHOWN = 50;

/** Choice of several products. IDs of products that do not exist any more stay until they are removed. */
function ProductsInput({ shown, ...props }: ShownInputProps<'products'>) {
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

const chosenIn = ({ field, name, value, error, isDisabled, onChange }: FieldInputProps) => ({
  name,
  value,
  error,
  isDisabled,
  onChange,
  label: field.label,
});

function TextInput({ shown, ...props }: ShownInputProps<'text'>) {
  const { rows, maxRows, type, hint, placeholder, html } = shown;
  return (
    <FieldText
      {...props}
      {...{ type, hint, placeholder }}
      multiline={rows !== undefined}
      {...(maxRows === undefined ? { rows } : { minRows: rows, maxRows })}
      slotProps={{ htmlInput: html }}
    />
  );
}

/** Date. A stored text that is no date is named until a date is chosen. */
function DateInput({ shown: _shown, ...props }: ShownInputProps<'date'>) {
  const { field, record, context } = props;
  const stored = textOf(field, record, context.content).trim();
  const kept = dateFieldValue(stored) === '' ? stored : '';
  return (
    <FieldText
      {...props}
      type="date"
      required={field.isRequired && kept === ''}
      hint={kept && `Current value: “${kept}”. It is kept until you choose a date.`}
    />
  );
}

/** Number of items. A native number field would drop parts of the input, such as the comma of “2,5”. */
function CountInput({ shown: _shown, ...props }: ShownInputProps<'count'>) {
  const { value, onChange } = props;
  // An empty field is saved as 0.
  const count = value.trim() === '' ? 0 : parseWholeNumber(value);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (step === undefined || count === undefined || isModified) return;
    event.preventDefault();
    onChange(String(Math.max(0, count + step)));
  };
  return (
    <FieldText
      {...props}
      autoComplete="off"
      onKeyDown={handleKeyDown}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          'aria-valuemin': 0,
          'aria-valuenow': count,
        },
      }}
    />
  );
}

const FixedInput = ({ field, name, value, shown }: ShownInputProps<'fixed'>) => (
  <FormControl data-field={name}>
    <FormLabel component="p">{field.label}</FormLabel>
    <Typography sx={{ py: 1.5 }}>{value}</Typography>
    <FormHelperText>{shown.hint}</FormHelperText>
  </FormControl>
);

function SelectInput({ shown, ...props }: ShownInputProps<'select'>) {
  const { field, record, context } = props;
  const stored = context.isNew ? undefined : valueOf(record, field);
  return (
    <FieldText {...props} select>
      {shown.none !== undefined && <option value="">{shown.none}</option>}
      {shown.options(context.content, stored).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FieldText>
  );
}

const FlagInput = ({ shown: { hint }, ...props }: ShownInputProps<'flag'>) => (
  <CheckboxField
    {...chosenIn(props)}
    isChecked={props.value}
    hint={typeof hint === 'function' ? hint(props.values) : hint}
  />
);

function FeaturedInput({ shown, ...props }: ShownInputProps<'featured'>) {
  const { value, context } = props;
  const { canFeature, othersFeatured, featuredFull } = context;
  const used = `${othersFeatured + (value ? 1 : 0)} of ${shown.limit} featured slots used`;
  const hint = canFeature ? (shown.hint ?? used) : featuredFull;
  const checkbox = (
    <CheckboxField
      {...chosenIn(props)}
      isChecked={value}
      isDisabled={props.isDisabled || (!shown.hint && !canFeature && !value)}
      hint={shown.hasStatus ? undefined : hint}
    />
  );
  if (!shown.hasStatus) return checkbox;
  return (
    <div>
      {checkbox}
      <Typography variant="body2" color="textSecondary" role="status">
        {used}
      </Typography>
    </div>
  );
}

const PictureInput = ({ shown, ...props }: ShownInputProps<'picture'>) => (
  <PictureField {...chosenIn(props)} {...shown} isRequired={props.field.isRequired} />
);

const PicturesInput = ({ shown, ...props }: ShownInputProps<'pictures'>) => (
  <GalleryField {...chosenIn(props)} {...shown} />
);

function ListInput({ shown, value, onChange, ...props }: ShownInputProps<'list'>) {
  const { of, noun, ids, min, max } = shown;
  const { field, name, error, context, isDisabled } = props;
  const title = of.rows.find((row) => row.shown?.as === 'text');
  return (
    <ItemList<EntryInput<readonly AnyField[]>>
      label={field.label}
      noun={noun}
      name={name}
      error={error}
      items={value}
      note={
        max &&
        (value.length > max.count
          ? `${value.length} ${noun.toLowerCase()}s. ${max.more}`
          : `${value.length} of ${max.count} ${noun.toLowerCase()}s`)
      }
      min={min}
      max={max?.count}
      blank={() => blankEntry(of, context, ids && newId(ids))}
      nameOf={(item) => (title ? String(item[inputKey(title)]) : '')}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      {(item, _change, index) => (
        <Stack spacing={1}>
          <FieldInputs
            {...props}
            {...entryRecord(item, context)}
            fields={of.rows}
            prefix={`${name}.${index}.`}
          />
        </Stack>
      )}
    </ItemList>
  );
}

const INPUTS: { [K in Exclude<Shown['as'], 'own'>]: ComponentType<ShownInputProps<K>> } = {
  text: TextInput,
  date: DateInput,
  count: CountInput,
  fixed: FixedInput,
  lines: LinesInput,
  select: SelectInput,
  products: ProductsInput,
  flag: FlagInput,
  featured: FeaturedInput,
  picture: PictureInput,
  pictures: PicturesInput,
  list: ListInput,
  links: LinksInput,
};

/** @throws Error for a field whose form should have an input of its own */
export function FieldInput(props: FieldInputProps) {
  const { shown } = props.field;
  if (!shown || shown.as === 'own') throw new Error(`The form has no input for ${props.name}.`);
  const Input = INPUTS[shown.as] as ComponentType<ShownInputProps>;
  return <Input {...props} shown={shown} />;
}

/** Inputs that belong to one form, by the name of their field. */
export type OwnInputs = Readonly<Record<string, ComponentType<FieldInputProps>>>;

export interface FieldInputsProps extends Pick<FieldInputProps, 'values' | 'record' | 'context'> {
  fields: readonly AnyField[];
  // The form of any table of fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  form: SchemaForm<any, any>;
  own?: OwnInputs | undefined;
  /** Width from which several fields are in a row. */
  besideFrom?: 'sm' | 'md';
  isDisabled?: boolean;
  /** Place of the fields in the form, such as `links.0.` for those of an entry. */
  prefix?: string;
}

function rowsOf(fields: readonly AnyField[]): AnyField[][] {
  const rows: AnyField[][] = [];
  for (const field of fields) {
    if (field.isBeside) rows.at(-1)?.push(field);
    else rows.push([field]);
  }
  return rows;
}

export function fieldInputs(props: FieldInputsProps): ReactNode[] {
  const { form, values, own = {}, besideFrom = 'sm', isDisabled = false, prefix = '' } = props;
  const show = (field: AnyField): ReactNode => {
    const key = inputKey(field);
    const name = prefix + key;
    const Input = own[key] ?? FieldInput;
    return (
      <Input
        key={key}
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
    row.length === 1 && row[0] ? (
      show(row[0])
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

export const FieldInputs = (props: FieldInputsProps) => fieldInputs(props);

interface FieldsFormOptions<F extends readonly AnyField[]> {
  /** Name of the form, the key of its unsaved input. */
  name: string;
  /** Id of the edited record, or '' for a new one. */
  id: string;
  fields: F;
  /** The record as it was when the form was opened, by which the input is checked. */
  record: object;
  /** The record as it is saved now. The default is `record`. */
  saved?: object;
  context: FieldContext;
}

/** Also returns `inputs`, the props of its `FieldInputs`. See `useAdminForm`. */
export function useFieldsForm<const F extends readonly AnyField[]>(options: FieldsFormOptions<F>) {
  const { name, id, fields, record, saved = record, context } = options;
  const schema = useMemo(() => formSchema(fields, record, context), [fields, record, context]);
  const start = useMemo(() => formInput(fields, saved, context), [fields, saved, context]);
  const editor = useAdminForm({ name, id, schema, start });
  const { form, values } = editor;
  return { ...editor, inputs: { fields, form, values, record, context } };
}
