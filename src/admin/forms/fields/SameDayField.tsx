import { CheckboxField } from './CheckboxField';

interface SameDayFieldProps {
  isChecked: boolean;
  /** Days between rentals, with which it has no effect. */
  daysBetween: number;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
}

/** Checkbox of whether one rental can begin on the day on which another one ends. */
export const SameDayField = ({ daysBetween, ...field }: SameDayFieldProps) => (
  <CheckboxField
    {...field}
    label="Equipment can go out on the day it comes back"
    name="sameDay"
    hint={
      daysBetween > 0
        ? 'No effect while “Days between rentals” is above 0.'
        : 'A rental can begin on the last day of another one.'
    }
  />
);
