import { useState } from 'react';
import { useMarkDirty } from '../../forms/dirtyForms';
import { Field } from '@/ui/form/Field';

export interface AmountFieldProps<T> {
  label: string;
  name: string;
  /** The saved value as text. */
  text: string;
  /** Returns undefined if the text is invalid. */
  parse: (text: string) => T | undefined;
  /** Called with each valid value while it is typed. */
  onChange: (value: T) => void;
  /** Shown while the text is invalid. */
  error: string;
  hint?: string;
  isDisabled?: boolean;
  inputMode: 'numeric' | 'decimal' | 'text';
}

/**
 * Field of an amount that saves itself. It shows what was typed until the field is left, and then the saved value.
 * Invalid input stays, is not saved, and leaving the page asks for confirmation.
 */
export function AmountField<T>(props: AmountFieldProps<T>) {
  const { label, name, text, parse, onChange, error, hint, isDisabled, inputMode } = props;
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && parse(typed) === undefined;
  useMarkDirty(isInvalid);
  return (
    <Field
      label={label}
      name={name}
      value={typed ?? text}
      onChange={(value) => {
        setTyped(value);
        const parsed = parse(value);
        if (parsed !== undefined) onChange(parsed);
      }}
      {...(isInvalid && { error })}
      {...(hint !== undefined && { hint })}
      {...(isDisabled !== undefined && { isDisabled })}
      inputProps={{
        inputMode,
        autoComplete: 'off',
        onBlur: () => {
          if (!isInvalid) setTyped(undefined);
        },
      }}
    />
  );
}
