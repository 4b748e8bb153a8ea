import { company } from '@/domain/company/company';
import { DEFAULT_VAT } from '@/domain/prices/estimate';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { formatPercent } from '@/domain/text/formatNumber';
import { selectIsPublishedSettled } from '../../drafts/content/draftContent';
import { StatusAlert } from '../../layout/StatusAlert';
import { useRequestsSelector } from '../store/hooks';
import { selectAreTermsUnpublished, selectRentalTerms } from '../store/stockSelectors';

const UNREAD = { rules: 'unknown', vat: 'unknown' } as const;

export function TermsNotices() {
  const isSettled = useRequestsSelector(selectIsPublishedSettled);
  const terms = useRequestsSelector(selectRentalTerms);
  const isUnpublished = useRequestsSelector(selectAreTermsUnpublished);
  const { rules, vat } = terms ?? (isSettled ? UNREAD : NO_RENTAL_TERMS);
  const notices = [
    rules === 'unknown' && 'The price rules could not be read, so every day is charged.',
    vat === 'unknown' &&
      `The ${company.tax.name} of the rental terms could not be read, so new requests have ${formatPercent(DEFAULT_VAT)}.`,
    isUnpublished && 'Not published yet: visitors and other devices have the former rules',
  ].filter((text) => text !== false);
  return notices.map((text) => (
    <StatusAlert key={text} severity="warning">
      {text}
    </StatusAlert>
  ));
}
