import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { iconLabel, type ServiceIcons } from './serviceIcons';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: 8,
  },
  '& label': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 4,
    minHeight: 76,
    padding: '10px 6px',
    borderRadius: 10,
    border: `1px solid ${theme.vars?.palette.divider}`,
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: theme.vars?.palette.edge },
  '& label:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.accentFill} 10%, transparent)`,
  },
  '& label:has(:checked) svg': { color: theme.vars?.palette.primary.main },
  '& label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1 },
}));

export interface IconChoiceProps {
  icons: ServiceIcons;
  /** With '', the title determines the icon. */
  value: string;
  title: string;
  onChange: (name: string) => void;
}

/**
 * Select for the icon of a service. Unknown names stay selectable, with a question mark as icon.
 */
export function IconPicker({ icons, value, title, onChange }: IconChoiceProps) {
  const isOdd = value !== '' && !icons.names.includes(value);
  const choices = ['', ...icons.names, ...(isOdd ? [value] : [])];
  return (
    <Group>
      <legend>Icon</legend>
      <div>
        {choices.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="icon"
              value={name}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            {createElement(icons.of({ icon: name, title }))}
            {name === '' ? 'By its title' : iconLabel(name)}
          </label>
        ))}
      </div>
    </Group>
  );
}
