import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useFieldArray, type Control } from 'react-hook-form';
import { company } from '@/domain/company/company';
import { DEFAULT_VAT } from '@/domain/prices/estimate';
import { CHARGED_WEEK, type RentalTerms } from '@/domain/prices/rentalTerms';
import { formatPercent } from '@/domain/text/formatPercent';
import { focusNeighbour } from '../../../layout/order/focusNeighbour';
import { BoundField } from '../../../forms/fields/BoundField';
import { CheckboxField } from '../../../forms/fields/CheckboxField';
import { ListField } from '../../../forms/fields/ListField';
import { SameDayField } from '../../../forms/fields/SameDayField';
import type { SchemaForm } from '../../../forms/useAdminForm';
import type { TermsValues } from './termsForm';

const digits = { htmlInput: { inputMode: 'numeric', autoComplete: 'off' } } as const;

/** Areas with the fee of a delivery. */
function DeliveryAreas({ control }: { control: Control<TermsValues, unknown, unknown> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'deliveryAreas' });
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">Delivery areas</FormLabel>
      <Stack spacing={1} sx={{ alignItems: 'start', mt: 1 }}>
        {fields.map(({ id }, index) => (
          <Stack
            key={id}
            direction="row"
            spacing={1}
            sx={{ width: '100%', flexWrap: 'nowrap', alignItems: 'start' }}
          >
            <BoundField
              control={control}
              name={`deliveryAreas.${index}.name`}
              slotProps={{ htmlInput: { 'aria-label': `Area ${index + 1}` } }}
            />
            <BoundField
              control={control}
              name={`deliveryAreas.${index}.fee`}
              placeholder={`Fee in ${company.currency}`}
              slotProps={{
                htmlInput: { 'aria-label': `Fee of area ${index + 1}`, inputMode: 'decimal' },
              }}
            />
            <IconButton
              aria-label={`Remove area ${index + 1}`}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget.parentElement);
                remove(index);
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => append({ name: '', fee: '' })}
        >
          Add area
        </Button>
      </Stack>
    </FormControl>
  );
}

interface TermsInputsProps {
  form: SchemaForm<TermsValues, RentalTerms>;
  values: TermsValues;
}

/** Fields of the form of rental terms. */
export function TermsInputs({ form, values }: TermsInputsProps) {
  const { control, setValue } = form;
  return (
    <>
      <ListField
        control={control}
        name="conditions"
        label="Conditions"
        itemLabel="Condition"
        addLabel="Add condition"
        hint="Shown with the booking form, such as the deposit, the ID or a technician."
      />
      <BoundField
        control={control}
        name="lateRule"
        label="Late returns"
        hint="What a late return costs, shown with the conditions. Empty: no late fee."
      />
      <BoundField
        control={control}
        name="weekDays"
        label="A week costs (days)"
        hint={`${CHARGED_WEEK.min} to ${CHARGED_WEEK.max}. Empty if every day is charged.`}
        slotProps={digits}
      />
      <CheckboxField
        label="Saturday and Sunday count as one day"
        name="weekendAsOne"
        isChecked={values.weekendAsOne}
        onChange={(isOn) => setValue('weekendAsOne', isOn)}
      />
      <CheckboxField
        label="Closed days are free"
        name="skipClosedDays"
        isChecked={values.skipClosedDays}
        onChange={(isOn) => setValue('skipClosedDays', isOn)}
      />
      <BoundField
        control={control}
        name="vat"
        label={company.tax.name}
        hint={`Estimates say that it is added. Empty: ${formatPercent(DEFAULT_VAT)}.`}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <BoundField
        control={control}
        name="daysBetween"
        label="Days between rentals"
        hint="Products are not available on this number of days before each rental."
        slotProps={digits}
      />
      <SameDayField
        isChecked={values.sameDay}
        daysBetween={Number(values.daysBetween)}
        onChange={(isOn) => setValue('sameDay', isOn)}
      />
      <DeliveryAreas control={control} />
    </>
  );
}
