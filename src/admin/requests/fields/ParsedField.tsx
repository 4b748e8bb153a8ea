import { useState } from 'react';
import { Field, type FieldProps } from '@/ui/form/Field';
import { sameJson } from '@/domain/text/sameJson';

export interface ParsedFieldProps<T> extends Omit<
  FieldProps,
  'value' | 'onChange' | 'error' | 'name'
> {
  value: T;
  format: (value: T) => string;
  /** Returns undefined if the text is invalid. */
  parse: (text: string) => T | undefined;
  /** Message for an invalid text. */
  invalid: string;
  /** Called with every valid value while typing. */
  onChange: (value: T) => void;
  /** Called with every invalid text while typing. */
  onInvalid?: (text: string) => void;
}

/** Text field of a value that is parsed, such as an amount. An invalid text stays in the field and changes nothing. */
export function ParsedField<T>(props: ParsedFieldProps<T>) {
  const { value, format, parse, invalid, onChange, onInvalid, inputProps, ...field } = props;
  /** The text as it was typed; undefined while the field is not edited. */
  const [text, setText] = useState<string>();
  const parsed = text === undefined ? value : parse(text);
  // The value was changed elsewhere, by Undo or another tab.
  const isOutdated = parsed !== undefined && !sameJson(parsed, value);
  const isTyped = text !== undefined && !isOutdated;
  const handleChange = (typed: string) => {
    setText(typed);
    const next = parse(typed);
    if (next === undefined) onInvalid?.(typed);
    else onChange(next);
  };
  return (
    <Field
      {...field}
      name={field.label}
      value={isTyped ? text : format(value)}
      onChange={handleChange}
      {...(isTyped && parsed === undefined && { error: invalid })}
      inputProps={{
        autoComplete: 'off',
        ...inputProps,
        onBlur: () => {
          if (parsed !== undefined) setText(undefined);
        },
      }}
    />
  );
}
