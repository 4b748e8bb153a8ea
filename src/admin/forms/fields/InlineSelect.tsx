import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';

/** Field in a toolbar. */
export const Pill = styled(OutlinedInput)({
  minWidth: 0,
  borderRadius: RADII.pill,
  fontWeight: 600,
  '& select': { height: HEIGHTS.touch, padding: '0 0 0 16px' },
  '& input': { height: HEIGHTS.touch, padding: '0 12px 0 0' },
});

interface InlineSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function InlineSelect({ label, value, options, onChange }: InlineSelectProps) {
  return (
    <NativeSelect
      input={<Pill />}
      inputProps={{ 'aria-label': label }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
