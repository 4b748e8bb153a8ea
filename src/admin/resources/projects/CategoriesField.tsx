import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADII } from '@/theme/tokens';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '0 16px 0 12px',
    borderRadius: RADII.pill,
    border: `1px solid ${theme.vars?.palette.edge}`,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    fontWeight: 600,
  },
  '& small': { color: theme.vars?.palette.text.secondary, fontWeight: 400 },
  '& > p': {
    margin: '6px 2px 0',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& > p[data-error]': { color: theme.vars?.palette.error.main },
}));

export interface CategoriesFieldProps {
  /** Selected names, the main one first. */
  value: readonly string[];
  /** Selectable names. Other names of the project can only be removed. */
  options: readonly string[];
  error?: string;
  isDisabled: boolean;
  onChange: (names: string[]) => void;
}

/** Field for the categories of a project. The first selected one is the main category. */
export function CategoriesField(props: CategoriesFieldProps) {
  const { value, options, error, isDisabled, onChange } = props;
  const id = useId();
  const all = [...options, ...value.filter((name) => !options.includes(name))];
  const toggle = (name: string) =>
    onChange(value.includes(name) ? value.filter((other) => other !== name) : [...value, name]);
  return (
    <Group aria-describedby={id}>
      <legend>
        Category<span aria-hidden="true"> *</span>
      </legend>
      <div>
        {all.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              name="category"
              value={name}
              checked={value.includes(name)}
              disabled={isDisabled}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(name)}
            />
            <span>{name}</span>
            {value.length > 1 && value[0] === name && <small>main</small>}
          </label>
        ))}
      </div>
      <p id={id} data-error={error ? '' : undefined}>
        {error ?? 'Choose one or more. The first is the main category.'}
      </p>
    </Group>
  );
}
