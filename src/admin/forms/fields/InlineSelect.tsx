import NativeSelect from '@mui/material/NativeSelect';

interface InlineSelectProps {
  /** Accessible name, such as 'Category'. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Select in a toolbar. */
export function InlineSelect({ label, value, options, onChange }: InlineSelectProps) {
  return (
    <NativeSelect
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
