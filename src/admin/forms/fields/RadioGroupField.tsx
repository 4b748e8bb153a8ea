import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Fieldset = styled('fieldset')({
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    marginRight: 24,
    cursor: 'pointer',
  },
});

interface RadioGroupFieldProps<V extends string> {
  /** Label of the group. */
  question: string;
  /** Name that separates these radio buttons from other groups on the page. */
  name: string;
  choices: readonly (readonly [value: V, label: string])[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** Content between the label and the options. */
  children?: ReactNode;
}

/** Radio group with few options. */
export function RadioGroupField<V extends string>(props: RadioGroupFieldProps<V>) {
  const { question, name, choices, value, onChange, children } = props;
  return (
    <Fieldset>
      <legend>{question}</legend>
      {children}
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {label}
        </label>
      ))}
    </Fieldset>
  );
}
