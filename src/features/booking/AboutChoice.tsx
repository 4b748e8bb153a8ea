import { styled } from '@mui/material/styles';
import { BOOKING_FIELDS, FILM, OTHER } from '@/domain/booking/bookingTable';
import { HEIGHTS } from '@/theme/tokens';

interface AboutChoiceProps {
  /** What was chosen, or '' for equipment. */
  value: string;
  form: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

const Choice = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600, fontSize: '0.9375rem' },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: HEIGHTS.touch },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars?.palette.primary.main },
}));

const NAME = 'about';
const QUESTION = BOOKING_FIELDS.find(({ key }) => key === NAME)?.label;
const OPTIONS = [
  { value: '', label: 'Equipment' },
  { value: FILM, label: FILM },
  { value: OTHER, label: OTHER },
];

export function AboutChoice({ value, form, isDisabled, onChange }: AboutChoiceProps) {
  return (
    <Choice disabled={isDisabled}>
      <legend>{QUESTION}</legend>
      {OPTIONS.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={NAME}
            form={form}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Choice>
  );
}
