import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ComponentType, KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { parseWholeNumber } from '@/domain/rental/parseWholeNumber';
import { dateFieldValue } from '@/domain/text/dates';
import type { SchemaForm } from '../../forms/useAdminForm';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ListField } from '../../forms/fields/ListField';
import { ProductsField } from '../../forms/fields/ProductsField';
import { GalleryField } from '../../forms/pictures/GalleryField';
import { PictureField } from '../../forms/pictures/PictureField';
import type { AnyField, FieldContext } from '../field';
import { textOf, valueOf } from '../record';
import type { Shown } from '../shown';

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

type Props<K extends Shown['as'] = Shown['as']> = FieldInputProps & {
  shown: Extract<Shown, { as: K }>;
};

const boundTo = ({ field: { label }, name, form: { control }, isDisabled }: FieldInputProps) => ({
  control,
  name,
  label,
  disabled: isDisabled,
});

const chosenIn = ({ field, name, value, error, isDisabled, onChange }: FieldInputProps) => ({
  name,
  value,
  error,
  isDisabled,
  onChange,
  label: field.label,
});

function TextInput({ shown, ...props }: Props<'text'>) {
  const { rows, type, hint, placeholder, html } = shown;
  return (
    <BoundField
      {...boundTo(props)}
      required={props.field.isRequired}
      {...{ rows, type, hint, placeholder }}
      slotProps={{ htmlInput: html }}
    />
  );
}

/** Date. A stored text that is no date is named until a date is chosen. */
function DateInput(props: Props<'date'>) {
  const { field, record, context } = props;
  const stored = textOf(field, record, context.content).trim();
  const kept = dateFieldValue(stored) === '' ? stored : '';
  return (
    <BoundField
      {...boundTo(props)}
      type="date"
      required={field.isRequired && kept === ''}
      hint={kept && `Current value: “${kept}”. It is kept until you choose a date.`}
    />
  );
}

/** Number of items. A native number field would drop parts of the input, such as the comma of “2,5”. */
function CountInput(props: Props<'count'>) {
  const { name, value, form } = props;
  // An empty field is saved as 0.
  const count = value.trim() === '' ? 0 : parseWholeNumber(value);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (step === undefined || count === undefined || isModified) return;
    event.preventDefault();
    form.setValue(name, String(Math.max(0, count + step)));
  };
  return (
    <BoundField
      {...boundTo(props)}
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

const FixedInput = ({ field, name, value, shown }: Props<'fixed'>) => (
  <TextField
    label={field.label}
    name={name}
    value={value}
    helperText={shown.hint}
    slotProps={{ htmlInput: { readOnly: true } }}
  />
);

function LinesInput({ shown, ...props }: Props<'lines'>) {
  const { control, name, label } = boundTo(props);
  return <ListField {...shown} {...{ control, name, label }} required={props.field.isRequired} />;
}

function SelectInput({ shown, ...props }: Props<'select'>) {
  const { field, record, context } = props;
  const stored = context.isNew ? undefined : valueOf(record, field);
  return (
    <BoundField {...boundTo(props)} select required={field.isRequired}>
      <option value="">{shown.none}</option>
      {shown.options(context.content, stored).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </BoundField>
  );
}

function ProductsInput({ shown, ...props }: Props<'products'>) {
  const { content, id } = props.context;
  const { control, name, label } = boundTo(props);
  const others = content.products.filter((product) => product.id !== id);
  return <ProductsField {...{ control, name, label }} products={others} hint={shown.hint} />;
}

const FlagInput = ({ shown, ...props }: Props<'flag'>) => (
  <CheckboxField {...chosenIn(props)} isChecked={props.value} hint={shown.hint} />
);

/** Checkbox of the featured flag, disabled while other records use all slots. */
function FeaturedInput({ shown, ...props }: Props<'featured'>) {
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

const PictureInput = ({ shown: { rules, ratio, hint }, ...props }: Props<'picture'>) => (
  <PictureField
    {...chosenIn(props)}
    {...{ rules, ratio, hint }}
    hasCrop
    isRequired={props.field.isRequired}
  />
);

const PicturesInput = ({ shown, ...props }: Props<'pictures'>) => (
  <GalleryField {...chosenIn(props)} {...shown} />
);

const INPUTS: { [K in Exclude<Shown['as'], 'own'>]: ComponentType<Props<K>> } = {
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
};

/**
 * Input of a field by its kind.
 * @throws Error for a field whose form should have an input of its own
 */
export function FieldInput(props: FieldInputProps) {
  const { shown } = props.field;
  if (!shown || shown.as === 'own') throw new Error(`The form has no input for ${props.name}.`);
  const Input = INPUTS[shown.as] as ComponentType<Props>;
  return <Input {...props} shown={shown} />;
}
