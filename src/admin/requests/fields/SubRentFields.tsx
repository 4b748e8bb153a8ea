import Stack from '@mui/material/Stack';
import { INVALID_AMOUNT, moneyInput } from '@/domain/rental/money';
import type { SubRent } from '@/domain/rental/schema';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ParsedField } from './ParsedField';
import { ResponsiveGrid } from './ResponsiveGrid';
import { TrimmedField } from './TrimmedField';
import { parseOptionalAmount } from './positionTexts';

interface SubRentFieldsProps {
  /** Name of the item or the line. */
  name: string;
  /** Distinguishes it from the others of its request. */
  fieldKey: string;
  subRent: SubRent | null;
  onChange: (subRent: SubRent | null) => void;
  isDisabled?: boolean | undefined;
}

/** Whether an item or a line comes from another company, from which one, and what that one is paid. */
export function SubRentFields(props: SubRentFieldsProps) {
  const { name, fieldKey, subRent, onChange, isDisabled = false } = props;
  return (
    <Stack spacing={1}>
      <CheckboxField
        label={`Sub-rent ${name}`}
        isChecked={subRent !== null}
        onChange={(isOn) => onChange(isOn ? { supplier: '', cost: 0 } : null)}
        isDisabled={isDisabled}
      />
      {subRent && (
        <ResponsiveGrid minWidth={120}>
          <TrimmedField
            label="Supplier"
            name="supplier"
            value={subRent.supplier}
            onChange={(supplier) => onChange({ ...subRent, supplier })}
            disabled={isDisabled}
            slotProps={{ htmlInput: { 'aria-label': `Supplier of ${name}` } }}
          />
          <ParsedField
            label="Cost"
            name={`Cost ${fieldKey}`}
            value={subRent.cost}
            format={(cost) => (cost === 0 ? '' : moneyInput(cost))}
            parse={(text) => {
              const cost = parseOptionalAmount(text);
              return cost === null ? 0 : cost;
            }}
            invalid={INVALID_AMOUNT}
            helperText="In all, without tax"
            onChange={(cost) => onChange({ ...subRent, cost })}
            disabled={isDisabled}
            inputProps={{ 'aria-label': `Cost of ${name}`, inputMode: 'decimal' }}
          />
        </ResponsiveGrid>
      )}
    </Stack>
  );
}
