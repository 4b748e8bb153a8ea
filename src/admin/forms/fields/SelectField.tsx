import { styled } from '@mui/material/styles';
import { useId, type ComponentProps } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > label': { fontWeight: 600, fontSize: '0.9375rem', marginBottom: 6 },
  '& > select': {
    width: '100%',
    minHeight: HEIGHTS.touch + 4,
    padding: '0 14px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.field,
    backgroundColor: theme.vars?.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
  },
  '& > select[aria-invalid]': { borderColor: theme.vars?.palette.error.main },
  '& > p': {
    margin: '6px 2px 0',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: theme.vars?.palette.text.secondary,
  },
  '& > p[data-error]': { color: theme.vars?.palette.error.main },
}));

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Shown while no option is selected. */
  placeholder: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
}

/** Labelled select with its hint or error below. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, onChange, error, hint, required, ...rest } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <Place>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <select
        {...rest}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} data-error={error ? '' : undefined}>
          {note}
        </p>
      )}
    </Place>
  );
}
