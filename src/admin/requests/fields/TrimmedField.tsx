import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

interface TrimmedFieldProps extends Omit<
  OutlinedTextFieldProps,
  'variant' | 'value' | 'onChange' | 'onBlur' | 'multiline'
> {
  value: string;
  onChange: (text: string) => void;
  /** Returns the text that is stored, by default without the spaces at its ends. */
  clean?: (text: string) => string;
}

const trim = (text: string) => text.trim();

/** Spaces at the ends stay in the field until it is left, because a word may follow. With `rows` it is a text area. */
export function TrimmedField({ value, onChange, clean = trim, ...field }: TrimmedFieldProps) {
  /** The text as it was typed; undefined while the field is not edited. */
  const [typed, setTyped] = useState<string>();
  const handleChange = (text: string) => {
    setTyped(text);
    const cleaned = clean(text);
    if (cleaned !== value) onChange(cleaned);
  };
  return (
    <TextField
      autoComplete="off"
      {...field}
      multiline={field.rows !== undefined}
      // The value may have been changed elsewhere, by Undo or another tab.
      value={typed !== undefined && clean(typed) === value ? typed : value}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
