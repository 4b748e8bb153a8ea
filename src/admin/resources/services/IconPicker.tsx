import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { SERVICE_ICONS, serviceIcon } from '@/features/services';
import { RADII } from '@/theme/tokens';

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
    borderRadius: RADII.field,
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

/** Returns the label of an icon: `VideoCameraIcon` becomes `Video camera`. */
function iconLabel(name: string): string {
  const words = name
    .replace(/Icon$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface IconPickerProps {
  /** With '', the title determines the icon. */
  value: string;
  title: string;
  onChange: (name: string) => void;
}

/**
 * Select for the icon of a service. Unknown names stay selectable, with a question mark as icon.
 */
export function IconPicker({ value, title, onChange }: IconPickerProps) {
  const isOdd = value !== '' && !SERVICE_ICONS.includes(value);
  const choices = ['', ...SERVICE_ICONS, ...(isOdd ? [value] : [])];
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
            {createElement(serviceIcon({ icon: name, title }))}
            {name === '' ? 'Automatic (from the title)' : iconLabel(name)}
          </label>
        ))}
      </div>
    </Group>
  );
}
