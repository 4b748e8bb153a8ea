import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { DEFAULT_VAT } from '@/domain/prices/estimate';
import { MAX_DAYS_BETWEEN, NO_RENTAL_TERMS, type RentalTerms } from '@/domain/prices/rentalTerms';
import type { RequestsSettings } from '@/domain/rental/schema';
import { formatPercent } from '@/domain/text/formatNumber';
import type { AnyField, RecordField } from '../../fields/field';
import { valueOf, withValue } from '../../fields/record';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { BackLink, HeadedSection, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { focusNeighbour } from '../../layout/order/useMoveFocus';
import { TooltipButton } from '../../layout/TooltipButton';
import { DESK_TERMS } from '../../resources/rentalTerms';
import { inputDropped } from '../../store/unsavedSlice';
import { changeRentalTerms } from '../changes/thunks';
import { ProductPicker } from '../fields/ItemFields';
import { ParsedField, wholeNumberIn, PAYMENT_LINK, propsOfField } from '../fields/ParsedField';
import { TrimmedField } from '../fields/TrimmedField';
import { InputScope, invalidTextForm } from '../fields/requestPart';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings } from '../store/selectors';
import { selectRentalTerms } from '../store/stockSelectors';
import { selectNameOf } from '../store/unitSelectors';
import { writeSettings } from '../store/writeDesk';
import { TermsNotices } from './TermsNotices';

const fieldName = (id: string) => `Days between rentals ${id}`;

interface ProductDaysProps {
  byProduct: Readonly<Record<string, number>>;
  onChange: (byProduct: Record<string, number>) => void;
}

function ProductDays({ byProduct, onChange }: ProductDaysProps) {
  const nameOf = useRequestsSelector(selectNameOf);
  const scope = useContext(InputScope);
  const dispatch = useRequestsDispatch();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'start' }}>
      {Object.entries(byProduct).map(([id, days]) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
          <ParsedField
            {...wholeNumberIn(0, MAX_DAYS_BETWEEN)}
            label={`Days between rentals of ${nameOf(id)}`}
            name={fieldName(id)}
            value={days}
            onChange={(value) => onChange({ ...byProduct, [id]: value })}
          />
          <TooltipButton
            label={`Remove ${nameOf(id)}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget.parentElement);
              // The product can be added again.
              dispatch(inputDropped(invalidTextForm(scope, fieldName(id))));
              const { [id]: _removed, ...others } = byProduct;
              onChange(others);
            }}
          >
            <DeleteIcon />
          </TooltipButton>
        </Stack>
      ))}
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setIsPicking(true)}>
        Other days for a product
      </Button>
      {isPicking && (
        <ProductPicker
          onPick={({ productId }) => {
            setIsPicking(false);
            if (productId) onChange({ [productId]: 0, ...byProduct });
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Stack>
  );
}

/** What visitors read about late returns when the desk chooses the fee. Another text is entered in the site settings. */
const LATE_RULE = 'Each late day costs the daily rate of the equipment.';

interface SettingsProps {
  settings: RequestsSettings;
  change: (fields: Partial<RequestsSettings>) => void;
}

type TermsField<V> = RecordField<string, string, V>;

function useTerms() {
  const dispatch = useRequestsDispatch();
  const stored = useRequestsSelector(selectRentalTerms);
  const isDisabled = !stored;
  const terms = stored ?? NO_RENTAL_TERMS;
  const edit = (field: Pick<AnyField, 'path'>, value: unknown) => {
    const [key] = field.path.split('.') as [keyof RentalTerms];
    void dispatch(changeRentalTerms({ [key]: withValue(terms, field, value)[key] }));
  };
  return {
    terms,
    isDisabled,
    edit,
    /** @param unset the value that is shown for a missing one */
    number: <V,>(field: TermsField<V>, unset?: V) => ({
      ...propsOfField(field, valueOf(terms, field) === undefined ? { [field.path]: unset } : terms),
      onChange: ([value]: [V | undefined]) => edit(field, value),
      disabled: isDisabled,
    }),
    flag: (field: AnyField) => {
      const hint = field.shown?.as === 'flag' ? field.shown.hint : undefined;
      return {
        label: field.label,
        name: field.path,
        isChecked: valueOf(terms, field) === true,
        hint: typeof hint === 'function' ? hint(terms) : hint,
        onChange: (isOn: boolean) => edit(field, isOn || undefined),
        isDisabled,
      };
    },
  };
}

function PriceSettings() {
  const { terms, isDisabled, edit, number, flag } = useTerms();
  const { lateRule = '' } = terms;
  return (
    <HeadedSection title="Prices">
      <Typography sx={{ mb: 2 }}>
        New prices follow these rules. Quotes and documents that were created before do not change.
      </Typography>
      <TermsNotices />
      <ResponsiveGrid minWidth={220}>
        <ParsedField {...number(DESK_TERMS.weekDays)} helperText="Empty: every day is charged" />
        <ParsedField
          {...number(DESK_TERMS.vat)}
          helperText={`Empty: ${formatPercent(DEFAULT_VAT)}. New requests`}
        />
        <TextField
          select
          label="Late fee"
          name="lateFee"
          value={lateRule === '' ? 'none' : 'dailyRate'}
          onChange={({ target }) =>
            edit({ path: 'lateRule' }, target.value === 'none' ? undefined : LATE_RULE)
          }
          helperText={lateRule || 'For each late day that the price rules charge'}
          disabled={isDisabled}
        >
          <option value="none">None</option>
          <option value="dailyRate">Daily rate</option>
        </TextField>
      </ResponsiveGrid>
      <Box sx={{ mt: 1 }}>
        <CheckboxField {...flag(DESK_TERMS.weekendAsOne)} />
      </Box>
      <div>
        <CheckboxField {...flag(DESK_TERMS.skipClosedDays)} />
      </div>
    </HeadedSection>
  );
}

function BetweenSettings({ settings, change }: SettingsProps) {
  const { number, flag } = useTerms();
  return (
    <HeadedSection title="Time between rentals">
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          {...number(DESK_TERMS.daysBetween, 0)}
          helperText="For checking and cleaning, after each rental"
        />
      </ResponsiveGrid>
      <Box sx={{ mt: 1 }}>
        <CheckboxField {...flag(DESK_TERMS.sameDay)} />
      </Box>
      <ProductDays
        byProduct={settings.daysBetween}
        onChange={(byProduct) => change({ daysBetween: byProduct })}
      />
    </HeadedSection>
  );
}

function DocumentSettings({ settings, change }: SettingsProps) {
  return (
    <HeadedSection title="Quotes, invoices and receipts">
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          {...wholeNumberIn(0, 365)}
          label="Valid for (days)"
          value={settings.validDays}
          invalid="Enter a number of days from 0 to 365"
          helperText="New quotes"
          onChange={(validDays) => change({ validDays })}
        />
        <ParsedField
          {...wholeNumberIn(0, 30)}
          label="Keep invoices (years)"
          value={settings.retentionYears}
          invalid="Enter a number of years from 0 to 30"
          helperText="Credit notes and receipts too, also when personal data is removed"
          onChange={(retentionYears) => change({ retentionYears })}
        />
        <TrimmedField
          label="Tax number"
          name="taxNumber"
          value={settings.taxNumber}
          onChange={(taxNumber) => change({ taxNumber })}
        />
        <ParsedField
          {...PAYMENT_LINK}
          value={settings.paymentLink}
          helperText="Made in the dashboard of a payment service"
          onChange={(paymentLink) => change({ paymentLink })}
        />
        <TrimmedField
          label="Terms"
          name="terms"
          rows={4}
          value={settings.terms}
          onChange={(terms) => change({ terms })}
        />
        <TrimmedField
          label="Bank details"
          name="bankDetails"
          rows={4}
          value={settings.bankDetails}
          onChange={(bankDetails) => change({ bankDetails })}
        />
      </ResponsiveGrid>
    </HeadedSection>
  );
}

export default function RentalSettingsPage() {
  const dispatch = useRequestsDispatch();
  const settings = useRequestsSelector(selectRequestsSettings);
  const change = (fields: Partial<RequestsSettings>) => dispatch(writeSettings(fields));
  const props = { settings, change };
  return (
    <ScreenLayout>
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title="Rental settings" />
      <p>
        Each change is saved on this device. Prices and the time between rentals are the rental
        terms of the site settings, which are published.
      </p>
      <PriceSettings />
      <BetweenSettings {...props} />
      <DocumentSettings {...props} />
    </ScreenLayout>
  );
}
