import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { toDateInput } from '@/domain/text/dateInput';
import { NOTES_MAX, FIELD_MAX, type BookingFields, type FieldErrors } from '@/domain/booking/forms';
import { Field } from '@/ui/form/Field';

interface BookingInputsProps {
  fields: BookingFields;
  errors: FieldErrors<BookingFields>;
  isDisabled: boolean;
  onChange: (name: keyof BookingFields, value: string) => void;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}));

const subscribeToNothing = () => () => undefined;

/** Returns the visitor's local date. Undefined in prerendered HTML. */
function useVisitorDay(): string | undefined {
  return useSyncExternalStore(
    subscribeToNothing,
    () => toDateInput(new Date()),
    () => undefined,
  );
}

function notesProblem({ length }: string): string | undefined {
  if (length <= NOTES_MAX) return undefined;
  return `Additional Notes may have at most ${NOTES_MAX} characters (now ${length})`;
}

/** Fields of a booking request. */
export function BookingInputs({ fields, errors, isDisabled, onChange }: BookingInputsProps) {
  const today = useVisitorDay();
  const common = (name: keyof BookingFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    isDisabled,
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <Grid>
      <Field
        label="Full Name"
        isRequired
        {...common('name')}
        inputProps={{ autoComplete: 'name' }}
      />
      <Field
        label="Email Address"
        type="email"
        isRequired
        {...common('email')}
        inputProps={{ autoComplete: 'email', inputMode: 'email' }}
      />
      <Field
        label="Phone Number"
        type="tel"
        isRequired
        {...common('phone')}
        inputProps={{ autoComplete: 'tel', inputMode: 'tel' }}
      />
      <Field
        label="Subject"
        isRequired
        {...common('subject')}
        inputProps={{ autoComplete: 'off' }}
      />
      <Field
        label="Preferred Date"
        type="date"
        {...common('preferredDate')}
        inputProps={{ autoComplete: 'off', min: today }}
      />
      <Field
        label="Duration"
        hint="For example 2 Days, 1 Week or 3 Months"
        {...common('duration')}
        inputProps={{ autoComplete: 'off' }}
      />
      <div data-wide="">
        <Field
          label="Additional Notes"
          rows={5}
          {...common('notes')}
          hint={<span translate="no">{`${fields.notes.length} / ${FIELD_MAX.notes}`}</span>}
          error={notesProblem(fields.notes) ?? errors.notes}
        />
      </div>
    </Grid>
  );
}
