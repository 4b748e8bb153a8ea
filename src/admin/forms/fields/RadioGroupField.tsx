import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type ReactNode } from 'react';

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
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={id}>{question}</FormLabel>
      {children}
      <RadioGroup
        row
        aria-labelledby={id}
        name={name}
        value={value ?? null}
        onChange={(_event, choice) => onChange(choice as V)}
      >
        {choices.map(([choice, label]) => (
          <FormControlLabel key={choice} value={choice} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
