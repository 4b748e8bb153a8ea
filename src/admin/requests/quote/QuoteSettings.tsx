import { styled } from '@mui/material/styles';
import { Field } from '@/ui/form/Field';
import { HeadedSection } from '../../layout/HeadedSection';
import { ParsedField } from '../fields/ParsedField';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsSettings, selectAreRequestsLocked } from '../store/selectors';
import { changeSettings } from '../changes/thunks';
import type { RequestsSettings } from '@/domain/rental/schema';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  '& > p': { gridColumn: '1 / -1' },
});

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
      <Fields>
        <p>Saved on this device. Quotes that were created before do not change.</p>
        <ParsedField
          label="Valid for (days)"
          value={validDays}
          format={String}
          parse={parseValidDays}
          invalid={`Enter a number of days from 0 to ${MAX_VALID_DAYS}`}
          onChange={(value) => change({ validDays: value })}
          isDisabled={isDisabled}
          inputProps={{ inputMode: 'numeric' }}
        />
        <Field
          label="Terms"
          name="terms"
          rows={4}
          value={terms}
          onChange={(value) => change({ terms: value })}
          isDisabled={isDisabled}
        />
        <Field
          label="Bank details"
          name="bankDetails"
          rows={4}
          value={bankDetails}
          onChange={(value) => change({ bankDetails: value })}
          isDisabled={isDisabled}
        />
      </Fields>
    </HeadedSection>
  );
}
