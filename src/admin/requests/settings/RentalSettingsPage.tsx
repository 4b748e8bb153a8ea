import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REQUESTS_PATH, REQUESTS_SETTINGS_PATH } from '@/domain/links/adminPaths';
import { MAX_DAYS_BETWEEN, type RequestsSettings } from '@/domain/rental/schema';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { AdminHead } from '../../layout/AdminHead';
import { BackLink } from '../../layout/BackLink';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { changeDaysBetween, changeSettings } from '../changes/settingsThunks';
import { ParsedField } from '../fields/ParsedField';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { NATIVE_TEXT_AREA } from '../fields/requestFields';
import { TrimmedField } from '../fields/TrimmedField';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked, selectRequestsSettings } from '../store/selectors';
import { selectBetween, selectRentalTerms } from '../store/stockSelectors';
import { ProductDays } from './ProductDays';
import { parseLink, parseNumberIn, parseWeekDays } from '../fields/settingTexts';

interface SettingsProps {
  settings: RequestsSettings;
  change: (fields: Partial<RequestsSettings>) => void;
  isDisabled: boolean;
}

const NUMERIC = { inputMode: 'numeric' } as const;

function PriceSettings({ settings: { rules, lateFee }, change, isDisabled }: SettingsProps) {
  const { weekDays } = rules;
  return (
    <HeadedSection title="Prices">
      <Typography sx={{ mb: 2 }}>
        New prices follow these rules. Quotes and documents that were created before do not change.
      </Typography>
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          label="A week costs (days)"
          value={weekDays ?? null}
          format={(days) => String(days ?? '')}
          parse={parseWeekDays}
          invalid="Enter 3 to 7, or nothing"
          helperText="Empty: every day is charged"
          onChange={(days) => {
            const { weekDays: _old, ...others } = rules;
            change({ rules: days === null ? others : { ...others, weekDays: days } });
          }}
          disabled={isDisabled}
          inputProps={NUMERIC}
        />
        <TextField
          select
          label="Late fee"
          name="lateFee"
          value={lateFee}
          onChange={({ target }) =>
            change({ lateFee: target.value === 'dailyRate' ? 'dailyRate' : 'none' })
          }
          helperText="For each day after the last one"
          disabled={isDisabled}
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
          isDisabled={isDisabled}
        />
      </div>
      <div>
        <CheckboxField
          label="Closed days are free"
          isChecked={rules.skipClosedDays ?? false}
          onChange={(skipClosedDays) => change({ rules: { ...rules, skipClosedDays } })}
          isDisabled={isDisabled}
        />
      </div>
    </HeadedSection>
  );
}

function BetweenSettings({ settings: { daysBetween }, change, isDisabled }: SettingsProps) {
  const dispatch = useRequestsDispatch();
  const { all } = useRequestsSelector(selectBetween);
  const isUnknown = useRequestsSelector(selectRentalTerms) === undefined;
  return (
    <HeadedSection title="Time between rentals">
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          label="Days between rentals"
          value={all}
          format={String}
          parse={(text) => parseNumberIn(text, 0, MAX_DAYS_BETWEEN)}
          invalid={`Enter 0 to ${MAX_DAYS_BETWEEN}`}
          helperText={
            isUnknown
              ? 'The conditions of the website are not loaded.'
              : 'For checking and cleaning, after each rental. Publish to update the website.'
          }
          onChange={(days) => void dispatch(changeDaysBetween(days))}
          disabled={isDisabled || isUnknown}
          inputProps={NUMERIC}
        />
      </ResponsiveGrid>
      <ProductDays
        byProduct={daysBetween.byProduct}
        onChange={(byProduct) => change({ daysBetween: { ...daysBetween, byProduct } })}
        isDisabled={isDisabled}
      />
    </HeadedSection>
  );
}

function DocumentSettings({ settings, change, isDisabled }: SettingsProps) {
  return (
    <HeadedSection title="Quotes, invoices and receipts">
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          label="Valid for (days)"
          value={settings.validDays}
          format={String}
          parse={(text) => parseNumberIn(text, 0, 365)}
          invalid="Enter a number of days from 0 to 365"
          helperText="New quotes"
          onChange={(validDays) => change({ validDays })}
          disabled={isDisabled}
          inputProps={NUMERIC}
        />
        <ParsedField
          label="Keep invoices (years)"
          value={settings.retentionYears}
          format={String}
          parse={(text) => parseNumberIn(text, 0, 30)}
          invalid="Enter a number of years from 0 to 30"
          helperText="Credit notes and receipts too, also when personal data is removed"
          onChange={(retentionYears) => change({ retentionYears })}
          disabled={isDisabled}
          inputProps={NUMERIC}
        />
        <TrimmedField
          label="Tax number"
          name="taxNumber"
          value={settings.taxNumber}
          onChange={(taxNumber) => change({ taxNumber })}
          disabled={isDisabled}
        />
        <ParsedField
          label="Payment link"
          type="url"
          value={settings.paymentLink}
          format={String}
          parse={parseLink}
          invalid="Enter a link that begins with https://"
          helperText="Made in the dashboard of a payment service"
          onChange={(paymentLink) => change({ paymentLink })}
          disabled={isDisabled}
        />
        <TrimmedField
          label="Terms"
          name="terms"
          multiline
          rows={4}
          slotProps={NATIVE_TEXT_AREA}
          value={settings.terms}
          onChange={(terms) => change({ terms })}
          disabled={isDisabled}
        />
        <TrimmedField
          label="Bank details"
          name="bankDetails"
          multiline
          rows={4}
          slotProps={NATIVE_TEXT_AREA}
          value={settings.bankDetails}
          onChange={(bankDetails) => change({ bankDetails })}
          disabled={isDisabled}
        />
      </ResponsiveGrid>
    </HeadedSection>
  );
}

/** Page of the settings of the rental desk. They are kept on this device, and each edit is saved. */
export default function RentalSettingsPage() {
  const dispatch = useRequestsDispatch();
  const isDisabled = useRequestsSelector(selectAreRequestsLocked);
  const settings = useRequestsSelector(selectRequestsSettings);
  const change = (fields: Partial<RequestsSettings>) => void dispatch(changeSettings(fields));
  const props = { settings, change, isDisabled };
  return (
    <ScreenLayout>
      <AdminHead title="Rental settings" path={REQUESTS_SETTINGS_PATH} />
      <div>
        <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      </div>
      <ScreenHeader title="Rental settings" />
      <p>Each change is saved on this device. Days between rentals are published too.</p>
      <PriceSettings {...props} />
      <BetweenSettings {...props} />
      <DocumentSettings {...props} />
    </ScreenLayout>
  );
}
