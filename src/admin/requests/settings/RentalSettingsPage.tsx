import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { company } from '@/domain/company/company';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import type { PriceRules } from '@/domain/prices/chargeableDays';
import { DEFAULT_VAT } from '@/domain/prices/estimate';
import { CHARGED_WEEK, NO_RENTAL_TERMS, type RentalTerms } from '@/domain/prices/rentalTerms';
import { MAX_DAYS_BETWEEN, type RequestsSettings } from '@/domain/rental/schema';
import { INVALID_PERCENT, parsePercent } from '@/domain/rental/totals';
import { formatPercent } from '@/domain/text/formatPercent';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { SameDayField } from '../../forms/fields/SameDayField';
import { BackLink } from '../../layout/BackLink';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { changeRentalTerms, changeSettings } from '../changes/settingsThunks';
import { ParsedField } from '../fields/ParsedField';
import { PAYMENT_LINK, wholeNumberIn } from '../fields/parsedValues';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { TrimmedField } from '../fields/TrimmedField';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings } from '../store/selectors';
import { selectRentalTerms } from '../store/stockSelectors';
import { TermsNotices } from './TermsNotices';
import { ProductDays } from './ProductDays';

/** What visitors read about late returns when the desk chooses the fee. Another text is entered in the site settings. */
const LATE_RULE = 'Each late day costs the daily rate of the equipment.';

interface SettingsProps {
  settings: RequestsSettings;
  change: (fields: Partial<RequestsSettings>) => void;
}

/** Returns the rental terms, which the site settings edit too, and a function that changes fields of them. */
function useTermsEdit() {
  const dispatch = useRequestsDispatch();
  const terms = useRequestsSelector(selectRentalTerms);
  const edit = (fields: Partial<RentalTerms>) => void dispatch(changeRentalTerms(fields));
  return { terms: terms ?? NO_RENTAL_TERMS, isDisabled: !terms, edit };
}

function PriceSettings() {
  const { terms, isDisabled, edit } = useTermsEdit();
  const { vat, lateRule = '' } = terms;
  const rules = terms.rules === 'unknown' ? {} : terms.rules;
  const editRules = (fields: PriceRules) => edit({ rules: { ...rules, ...fields } });
  const week = wholeNumberIn(CHARGED_WEEK.min, CHARGED_WEEK.max);
  return (
    <HeadedSection title="Prices">
      <Typography sx={{ mb: 2 }}>
        New prices follow these rules. Quotes and documents that were created before do not change.
      </Typography>
      <TermsNotices />
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          {...week}
          label="A week costs (days)"
          value={rules.weekDays ?? null}
          format={(number) => String(number ?? '')}
          parse={(text) => (text.trim() === '' ? null : week.parse(text))}
          invalid="Enter a whole number from 3 to 7, or leave the field empty"
          helperText="Empty: every day is charged"
          onChange={(number) => editRules({ weekDays: number ?? undefined })}
          disabled={isDisabled}
        />
        <ParsedField
          label={company.tax.name}
          value={typeof vat === 'number' ? Math.round(vat * 100) : null}
          format={(basisPoints) => (basisPoints === null ? '' : formatPercent(basisPoints))}
          parse={(text) => (text.trim() === '' ? null : parsePercent(text))}
          invalid={`${INVALID_PERCENT}, or leave the field empty`}
          helperText={`Empty: ${formatPercent(DEFAULT_VAT)}. New requests`}
          inputProps={{ inputMode: 'decimal' }}
          onChange={(basisPoints) =>
            edit({ vat: basisPoints === null ? undefined : basisPoints / 100 })
          }
          disabled={isDisabled}
        />
        <TextField
          select
          label="Late fee"
          name="lateFee"
          value={lateRule === '' ? 'none' : 'dailyRate'}
          onChange={({ target }) =>
            edit({ lateRule: target.value === 'none' ? undefined : LATE_RULE })
          }
          helperText={lateRule || 'For each late day that the price rules charge'}
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
          onChange={(weekendAsOne) => editRules({ weekendAsOne })}
          isDisabled={isDisabled}
        />
      </div>
      <div>
        <CheckboxField
          label="Closed days are free"
          isChecked={rules.skipClosedDays ?? false}
          onChange={(skipClosedDays) => editRules({ skipClosedDays })}
          isDisabled={isDisabled}
        />
      </div>
    </HeadedSection>
  );
}

function BetweenSettings({ settings: { daysBetween }, change }: SettingsProps) {
  const { terms, isDisabled, edit } = useTermsEdit();
  const { daysBetween: between = 0, sameDay = false } = terms;
  return (
    <HeadedSection title="Time between rentals">
      <ResponsiveGrid minWidth={220}>
        <ParsedField
          {...wholeNumberIn(0, MAX_DAYS_BETWEEN)}
          label="Days between rentals"
          value={between === 'unknown' ? null : between}
          format={(number) => String(number ?? '')}
          helperText="For checking and cleaning, after each rental"
          onChange={(number) => edit({ daysBetween: number ?? 0 })}
          disabled={isDisabled}
        />
      </ResponsiveGrid>
      <SameDayField
        isChecked={sameDay}
        daysBetween={between === 'unknown' ? 0 : between}
        onChange={(isOn) => edit({ sameDay: isOn || undefined })}
        isDisabled={isDisabled}
      />
      <ProductDays
        byProduct={daysBetween}
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

/** Page of the settings of the rental desk. They are kept on this device, and each edit is saved. */
export default function RentalSettingsPage() {
  const dispatch = useRequestsDispatch();
  const settings = useRequestsSelector(selectRequestsSettings);
  const change = (fields: Partial<RequestsSettings>) => void dispatch(changeSettings(fields));
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
