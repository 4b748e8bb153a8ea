import { styled } from '@mui/material/styles';
import { toDateInput } from '@/domain/text/dateInput';
import { BOOKING_FIELDS, FILM, type BookingFields } from '@/domain/booking/bookingTable';
import type { FieldErrors } from '@/domain/booking/forms';
import { feeText } from '@/domain/prices/priceTexts';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { Field } from '@/ui/form/Field';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';

interface BookingInputsProps {
  fields: BookingFields;
  errors: FieldErrors<BookingFields>;
  /** Fields that differ from the rental dates. */
  differs: Partial<Record<keyof BookingFields, boolean>> | null;
  /** Areas to which the company delivers. Without any, the form does not ask. */
  areas: RentalTerms['deliveryAreas'] | undefined;
  isDisabled: boolean;
  onChange: (name: keyof BookingFields, value: string) => void;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}));

const deliveryOptions = (areas: NonNullable<BookingInputsProps['areas']>) => [
  { value: '', label: 'Pick up' },
  ...areas.map(({ name, fee }) => ({ value: name, label: `${name} (${feeText(fee)})` })),
];

const visitorDay = () => toDateInput(new Date());

export function BookingInputs(props: BookingInputsProps) {
  const { fields, errors, differs, areas = [], isDisabled, onChange } = props;
  const today = useIsHydrated() ? visitorDay() : undefined;
  // What it is about is asked above the items.
  const left = areas.length > 0 ? ['about'] : ['about', 'area'];
  const asked = BOOKING_FIELDS.filter(
    ({ key, isAsked }) => !left.includes(key) && isAsked?.(fields) !== false,
  );
  const about =
    fields.about === FILM ? 'Tell us the kind of film, the date, the place and your budget.' : '';
  return (
    <Grid>
      {asked.map((field) => {
        const { key, label, part, type, hint, max, isRequired, autoComplete = 'off' } = field;
        const value = fields[key];
        const common = { label, name: key, value, isDisabled, onChange: onChange.bind(null, key) };
        if (part !== 'notes')
          return (
            <Field
              {...common}
              key={key}
              type={type}
              isRequired={isRequired}
              options={key === 'area' ? deliveryOptions(areas) : undefined}
              hint={differs?.[key] ? 'Differs from your rental dates' : hint}
              error={errors[key]}
              inputProps={{
                autoComplete,
                inputMode: type === 'date' ? undefined : type,
                min: type === 'date' ? today : undefined,
              }}
            />
          );
        const isTooLong = value.length > max;
        return (
          <div data-wide="" key={key}>
            <Field
              {...common}
              rows={5}
              hint={
                <>
                  {about} <span translate="no">{`${value.length} / ${max}`}</span>
                </>
              }
              error={
                isTooLong
                  ? `${label} may have at most ${max} characters (now ${value.length})`
                  : errors[key]
              }
            />
          </div>
        );
      })}
    </Grid>
  );
}
