import * as v from 'valibot';
import type { InputHTMLAttributes } from 'react';
import { isSafeHref } from '@/domain/links/links';
import { cellOf, baseOf, type RecordField, type FieldOptions } from '../field';

/** A test of a trimmed text, and its message. */
type TextCheck = readonly [isValid: (text: string) => boolean, message: string];

interface TextOptions extends FieldOptions {
  /** Message of an empty field; missing for one that may be empty. */
  required?: string;
  /** Minimum length in characters, and its message. */
  min?: readonly [length: number, message: string];
  /** Maximum length in characters. A stored text may be longer. */
  max?: number;
  /** Not applied to the stored text. */
  check?: TextCheck;
  hint?: string;
  placeholder?: string;
  html?: InputHTMLAttributes<HTMLInputElement>;
}

/** Returns the schema of a text. Only what is required is also required of the stored text. */
function textInput(
  { required, min, max = Infinity, check: [isValid, message] = [() => true, ''] }: TextOptions,
  stored: string,
): v.GenericSchema<string, string> {
  const unless = (isRight: (text: string) => boolean, error: string) =>
    v.check<string, string>((text) => text === stored || isRight(text.trim()), error);
  return v.pipe(
    v.string(),
    v.check((text) => required === undefined || text.trim() !== '', required),
    v.check((text) => text.trim().length >= (min?.[0] ?? 0), min?.[1]),
    unless((text) => text.length <= max, `Use at most ${max} characters`),
    unless((text) => text === '' || isValid(text), message),
  );
}

function textOf<const P extends string>(
  path: P,
  options: TextOptions,
  shape: { rows?: number; maxRows?: number | undefined; type?: 'url' },
): RecordField<P, string, string> {
  const { required, hint, placeholder, html } = options;
  return {
    ...baseOf(path, options),
    isRequired: required !== undefined,
    toInput: (text = '') => text,
    // What a new record starts with is not stored yet.
    schema: ({ input, context }) => textInput(options, context.isNew ? '' : input),
    fromInput: (text) => text.trim(),
    shown: { as: 'text', ...shape, hint, placeholder, html },
    csv: cellOf(path, options, { write: String, read: (cell) => ({ input: cell.trim() }) }),
    text: String,
  };
}

export const shortText = <const P extends string>(path: P, options: TextOptions = {}) =>
  textOf(path, options, {});

export const longText = <const P extends string>(
  path: P,
  options: TextOptions & { rows: number; maxRows?: number },
) => textOf(path, options, { rows: options.rows, maxRows: options.maxRows });

export const url = <const P extends string>(path: P, options: Omit<TextOptions, 'check'>) =>
  textOf(
    path,
    {
      placeholder: 'https://',
      check: [
        (link) => /^https:/i.test(link) && isSafeHref(link),
        'Please enter a valid URL, such as https://example.com',
      ],
      ...options,
    },
    { type: 'url' },
  );

/** Maximum length of a line in characters. */
const LINE_MAX = 2000;

interface Line {
  text: string;
}

export function splitLines(cell: string): string[] {
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

interface LinesOptions extends FieldOptions {
  /** Label of one line, and of the button that adds one. */
  itemLabel: string;
  addLabel: string;
  /** Message of a blank line, where no line may be blank. */
  required?: string;
  placeholder?: string;
  hint?: string;
}

export function lines<const P extends string>(
  path: P,
  options: LinesOptions,
): RecordField<P, Line[], string[]> {
  const { required, itemLabel, addLabel, placeholder, hint } = options;
  const line =
    required === undefined
      ? v.pipe(v.string(), v.maxLength(LINE_MAX, `Use at most ${LINE_MAX} characters`))
      : v.pipe(
          v.string(),
          v.check((typed) => typed.trim() !== '', required),
        );
  const toInput = (texts: readonly string[] = []) =>
    (texts.length > 0 ? texts : ['']).map((one) => ({ text: one }));
  return {
    ...baseOf(path, options),
    isRequired: required !== undefined,
    toInput,
    schema: () => v.array(v.object({ text: line })),
    fromInput: (list) => list.map((one) => one.text.trim()).filter(Boolean),
    shown: { as: 'lines', itemLabel, addLabel, placeholder, hint },
    csv: cellOf(path, options, {
      write: (texts) => texts.join('\n'),
      read: (cell) => ({ input: toInput(splitLines(cell)) }),
    }),
    text: (texts) => texts.join('\n'),
  };
}
