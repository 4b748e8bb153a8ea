import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REQUESTS_PATH, REQUESTS_SETTINGS_PATH } from '@/domain/links/adminPaths';
import { MAX_DAYS_BETWEEN, type RequestsSettings } from '@/domain/rental/schema';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { SameDayField } from '../../forms/fields/SameDayField';
import { AdminHead } from '../../layout/AdminHead';
import { BackLink } from '../../layout/BackLink';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { changeSettings, changeTerms } from '../changes/settingsThunks';
import { ParsedField } from '../fields/ParsedField';
import { PAYMENT_LINK, wholeNumberIn } from '../fields/parsedValues';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { TrimmedField } from '../fields/TrimmedField';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings } from '../store/selectors';
import { selectBetween, selectRentalTerms } from '../store/stockSelectors';
import { ProductDays } from './ProductDays';

interface SettingsProps {
  settings: RequestsSettings;
  change: (fields: Partial<RequestsSettings>) => void;
}

function PriceSettings({ settings: { rules, lateFee }, change }: SettingsProps) {
  const { weekDays } = rules;
  const numbers = wholeNumberIn(3, 7);
  return (
    <HeadedSection title="Prices">
      <Typography sx={{ mb: 2 }}>
        New prices follow these rules. Quotes and documents that were created before do not change.
      </Typography>
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          {...numbers}
          label="A week costs (days)"
          value={weekDays ?? null}
          format={(days) => String(days ?? '')}
          parse={(text) => (text.trim() === '' ? null : numbers.parse(text))}
          invalid="Enter a whole number from 3 to 7, or leave the field empty"
          helperText="Empty: every day is charged"
          onChange={(days) => {
            const { weekDays: _old, ...others } = rules;
            change({ rules: days === null ? others : { ...others, weekDays: days } });
          }}
        />
        <TextField
          select
          label="Late fee"
          name="lateFee"
          value={lateFee}
          onChange={({ target }) =>
            change({ lateFee: target.value === 'dailyRate' ? 'dailyRate' : 'none' })
          }
          helperText="For each late day that the price rules charge"
        >
          <option value="none">None</option>
          <option value="dailyRate">Daily rate</option>
        </TextField>
      </ResponsiveGrid>
      <div>
        <CheckboxField
          label="Saturday and Sunday count as one day"
          isChecked={rules.weekendAsOne ?? false}
          onChange={(weekendAsOne) => change({ rules: { ...rules, weekendAsOne } })}
        />
      </div>
      <div>
        <CheckboxField
          label="Closed days are free"
          isChecked={rules.skipClosedDays ?? false}
          onChange={(skipClosedDays) => change({ rules: { ...rules, skipClosedDays } })}
        />
      </div>
    </HeadedSection>
  );
}

function BetweenSettings({ settings: { daysBetween }, change }: SettingsProps) {
  const dispatch = useRequestsDispatch();
  const { all } = useRequestsSelector(selectBetween);
  const terms = useRequestsSelector(selectRentalTerms);
  const isUnknown = terms === undefined;
  return (
    <HeadedSection title="Time between rentals">
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          {...wholeNumberIn(0, MAX_DAYS_BETWEEN)}
          label="Days between rentals"
          value={all}
          helperText={
            isUnknown
              ? 'The conditions of the website are not loaded.'
              : 'For checking and cleaning, after each rental. Publish to update the website.'
          }
          onChange={(days) => void dispatch(changeTerms({ daysBetween: days }))}
          disabled={isUnknown}
        />
      </ResponsiveGrid>
      <SameDayField
        isChecked={terms?.sameDay ?? false}
        daysBetween={all}
        onChange={(isOn) => void dispatch(changeTerms({ sameDay: isOn || undefined }))}
        isDisabled={isUnknown}
      />
      <ProductDays
        byProduct={daysBetween.byProduct}
        onChange={(byProduct) => change({ daysBetween: { ...daysBetween, byProduct } })}
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

/** Page of the settings of the rental desk. They are kept on this device, and each edit is saved. */
export default function RentalSettingsPage() {
  const dispatch = useRequestsDispatch();
  const settings = useRequestsSelector(selectRequestsSettings);
  const change = (fields: Partial<RequestsSettings>) => void dispatch(changeSettings(fields));
  const props = { settings, change };
  return (
    <ScreenLayout>
      <AdminHead title="Rental settings" path={REQUESTS_SETTINGS_PATH} />
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title="Rental settings" />
      <p>Each change is saved on this device. The time between rentals is published too.</p>
      <PriceSettings {...props} />
      <BetweenSettings {...props} />
      <DocumentSettings {...props} />
    </ScreenLayout>
  );
}
