import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HeadedSection } from '../../layout/HeadedSection';
import { NATIVE_TEXT_AREA } from '../fields/requestFields';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { ParsedField } from '../fields/ParsedField';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings, selectAreRequestsLocked } from '../store/selectors';
import { changeSettings } from '../changes/thunks';
import type { RequestsSettings } from '@/domain/rental/schema';

/** Maximum number of days that a quote is valid. */
const MAX_VALID_DAYS = 365;

function parseValidDays(text: string): number | undefined {
  const plain = text.trim();
  return /^\d{1,3}$/.test(plain) && Number(plain) <= MAX_VALID_DAYS ? Number(plain) : undefined;
}

/** Terms, bank details and validity of new quotes. They are kept on this device, and each edit is saved. */
export function QuoteSettings() {
  const dispatch = useRequestsDispatch();
  const isDisabled = useRequestsSelector(selectAreRequestsLocked);
  const { terms, bankDetails, validDays } = useRequestsSelector(selectRequestsSettings);
  const change = (fields: Partial<RequestsSettings>) => void dispatch(changeSettings(fields));
  return (
    <HeadedSection title="Settings for new quotes">
      <Typography sx={{ mb: 2 }}>
        Saved on this device. Quotes that were created before do not change.
      </Typography>
      <ResponsiveGrid minWidth={280}>
        <ParsedField
          label="Valid for (days)"
          value={validDays}
          format={String}
          parse={parseValidDays}
          invalid={`Enter a number of days from 0 to ${MAX_VALID_DAYS}`}
          onChange={(value) => change({ validDays: value })}
          disabled={isDisabled}
          inputProps={{ inputMode: 'numeric' }}
        />
        <TextField
          label="Terms"
          name="terms"
          multiline
          rows={4}
          slotProps={NATIVE_TEXT_AREA}
          value={terms}
          onChange={({ target }) => change({ terms: target.value })}
          disabled={isDisabled}
        />
        <TextField
          label="Bank details"
          name="bankDetails"
          multiline
          rows={4}
          slotProps={NATIVE_TEXT_AREA}
          value={bankDetails}
          onChange={({ target }) => change({ bankDetails: target.value })}
          disabled={isDisabled}
        />
      </ResponsiveGrid>
    </HeadedSection>
  );
}
