import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import * as v from 'valibot';
import { isDay } from '@/domain/availability/day';
import type { Content } from '@/domain/content/content';
import { INVALID_AMOUNT, moneyInput, parseMoney, type Amount } from '@/domain/rental/money';
import { parseWholeNumber } from '@/domain/text/typedNumber';
import { sameJson } from '@/domain/text/sameJson';
import { pageContext, type RecordField } from '../../fields/field';
import { valueOf } from '../../fields/record';
import { useUnsavedInput } from '../../forms/unsavedInput';
import { useAdminStore } from '../../store/hooks';
import { selectInputs } from '../../store/unsavedSlice';
import { InputScope, invalidTextForm } from './requestPart';

interface ParsedFieldProps<T> extends Pick<
  OutlinedTextFieldProps,
  'type' | 'multiline' | 'helperText' | 'disabled' | 'placeholder' | 'onFocus'
> {
  label: string;
  'aria-label'?: string;
  /** Distinguishes fields of a request with the same label. By default the label. */
  name?: string;
  inputProps?: ComponentProps<'input'>;
  value: T;
  format: (value: T) => string;
  /** Returns undefined if the text is invalid. */
  parse: (text: string) => T | undefined;
  invalid: string | ((text: string) => string);
  /** Called with every valid value while typing. */
  onChange: (value: T) => void;
}

/** An invalid text stays in the field and changes nothing. This tab keeps it, so that it survives a reload. */
export function ParsedField<T>(props: ParsedFieldProps<T>) {
  const { value, format, parse, invalid, onChange, inputProps, name, ...rest } = props;
  const { 'aria-label': ariaLabel, ...field } = rest;
  const scope = useContext(InputScope);
  const form = invalidTextForm(scope, name ?? field.label);
  const store = useAdminStore();
  /** The text as it was typed; undefined while the field is not edited. */
  const [text, setText] = useState(() => {
    const restored = selectInputs(store.getState())[form]?.values['text'];
    // It may have become valid.
    return typeof restored === 'string' && parse(restored) === undefined ? restored : undefined;
  });
  const parsed = text === undefined ? value : parse(text);
  // The value was changed elsewhere, by Undo or another tab.
  const isOutdated = parsed !== undefined && !sameJson(parsed, value);
  const isTyped = text !== undefined && !isOutdated;
  const isInvalid = isTyped && parsed === undefined;
  const error = isInvalid && (typeof invalid === 'string' ? invalid : invalid(text));
  useUnsavedInput(form, isInvalid ? { id: scope, values: { text }, asksOn: 'closing' } : null);
  const wasInvalid = useRef(false);
  const takeText = useEffectEvent(() => {
    if (text === undefined || !isOutdated) return;
    setText(undefined);
    onChange(parsed);
  });
  // Another field may have made the text valid, such as the first day that of the last one.
  useEffect(() => {
    if (wasInvalid.current && !isInvalid) takeText();
    wasInvalid.current = isInvalid;
  }, [isInvalid]);
  const handleChange = (typed: string) => {
    setText(typed);
    const next = parse(typed);
    if (next !== undefined) onChange(next);
  };
  return (
    <TextField
      {...field}
      name={field.label}
      autoComplete="off"
      value={isTyped ? text : format(value)}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => {
        if (parsed !== undefined) setText(undefined);
      }}
      error={isInvalid}
      helperText={error || field.helperText}
      slotProps={{ htmlInput: { 'aria-label': ariaLabel, ...inputProps } }}
    />
  );
}

/** @param empty the value of an empty field */
export const amountOr = <E extends 0 | null>(empty: E) => ({
  format: (amount: Amount | E) => (amount === empty ? '' : moneyInput(amount ?? 0)),
  parse: (text: string) => (text.trim() === '' ? empty : parseMoney(text)),
  invalid: INVALID_AMOUNT,
  inputProps: { inputMode: 'decimal' as const },
});

/** Browsers report other days while one is typed, which are stored once they are possible. */
export const optionalDay = {
  type: 'date',
  format: String,
  parse: (text: string) => (text === '' || isDay(text) ? text : undefined),
  invalid: 'Enter a valid date',
};

export const wholeNumberIn = (min: number, max: number) => ({
  format: String,
  parse(text: string): number | undefined {
    const number = parseWholeNumber(text);
    return number !== undefined && number >= min && number <= max ? number : undefined;
  },
  invalid: `Enter a whole number from ${min} to ${max}`,
  inputProps: { inputMode: 'numeric' as const },
});

/** The fields that the desk edits look up nothing. */
const context = pageContext({} as Content);

export function propsOfField<V>(field: RecordField<string, string, V>, record: object) {
  const value = valueOf(record, field) as V | undefined;
  const stored = { value, input: field.toInput(value, context), context };
  const check = (text: string) => v.safeParse(field.schema(stored), text);
  return {
    label: field.label,
    value: [value] as [V | undefined],
    format: () => stored.input,
    parse: (text: string): [V | undefined] | undefined =>
      check(text).success ? [field.fromInput(text, stored, {})] : undefined,
    invalid: (text: string) => check(text).issues?.[0].message ?? '',
    ...(field.shown?.as === 'text' && { inputProps: field.shown.html }),
  };
}

export const PAYMENT_LINK = {
  label: 'Payment link',
  type: 'url',
  format: String,
  parse(text: string): string | undefined {
    const plain = text.trim();
    if (plain === '') return '';
    return URL.canParse(plain) && new URL(plain).protocol === 'https:' ? plain : undefined;
  },
  invalid: 'Enter a link that begins with https://',
};
