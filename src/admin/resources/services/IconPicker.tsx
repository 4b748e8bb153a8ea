import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { createElement, useId } from 'react';
import { capitalise } from '@/domain/text/cleanText';
import { SERVICE_ICONS, serviceIcon } from '@/features/services';
import { RADII } from '@/theme/tokens';
import type { FieldInputProps } from '../../fields/inputs/FieldText';

const Choice = styled(FormControlLabel)(({ theme }) => ({
  gap: 0,
  margin: 0,
  padding: '4px 6px 10px',
  borderRadius: RADII.field,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '&:hover': { borderColor: theme.vars?.palette.edge },
  '&:has(:checked)': { borderColor: theme.vars?.palette.primary.main },
  '& .MuiRadio-root:not(.Mui-checked)': { color: 'inherit' },
  '& .MuiFormControlLabel-label': { fontSize: '0.8125rem', lineHeight: 1.25, textAlign: 'center' },
}));

/** Returns the label of an icon: `VideoCameraIcon` becomes `Video camera`. */
function iconLabel(name: string): string {
  const words = name
    .replace(/Icon$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalise(words);
}

/** Unknown names stay selectable, with a question mark as icon. */
function IconPicker({ value, values, onChange }: FieldInputProps<string>) {
  // Without an icon, the title determines it.
  const title = String(values.title);
  const id = useId();
  const isOdd = value !== '' && !SERVICE_ICONS.includes(value);
  const choices = ['', ...SERVICE_ICONS, ...(isOdd ? [value] : [])];
  return (
    <FormControl>
      <FormLabel id={id} sx={{ mb: 0.75 }}>
        Icon
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="icon"
        value={value}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
          gap: 1,
        }}
        onChange={(_event, name) => onChange(name)}
      >
        {choices.map((name) => {
          const icon = createElement(serviceIcon({ icon: name, title }));
          return (
            <Choice
              key={name}
              value={name}
              label={name === '' ? 'Automatic (from the title)' : iconLabel(name)}
              labelPlacement="bottom"
              control={<Radio icon={icon} checkedIcon={icon} />}
            />
          );
        })}
      </RadioGroup>
    </FormControl>
  );
}

export default { icon: IconPicker };
