import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { totalsOf } from '@/domain/rental/quotes';
import { discountShare, formatPercent } from '@/domain/rental/quoteText';
import type { RentalRequest, RequestItem } from '@/domain/rental/schema';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenLayout } from '../../layout/ScreenHeader';
import { CustomerFields } from '../fields/CustomerFields';
import { ItemFields } from '../fields/ItemFields';
import { NotesFields } from '../fields/NotesFields';
import { RentalDateFields } from '../fields/RentalDateFields';
import { CustomerTexts } from '../fields/CustomerTexts';
import { IncomingDifferences } from '../intake/IncomingDifferences';
import { useCurrentDay } from '../../layout/useCurrentDay';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked } from '../store/selectors';
import { editRequest, removeItem } from '../changes/thunks';
import { AmountFields } from './AmountFields';
import { AskedSection } from './AskedSection';
import { Conflicts } from '../conflicts/Conflicts';
import { ContactLinks } from './ContactLinks';
import { ItemStock } from './ItemStock';
import { MissingHolds } from './MissingHolds';
import { RequestHeading } from './RequestHeading';
import { RequestLog } from './RequestLog';
import { QuotesSection } from './QuotesSection';
import { StepButtons } from './StepButtons';
import { TotalsList } from './TotalsList';
import { UnpricedItems } from './UnpricedItems';
import { useConflicts } from '../conflicts/useConflicts';

// See docs/behaviour/rental-request.md.

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
  '& > div': { display: 'grid', alignContent: 'start', gap: 'inherit' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

const Stack = styled('div')({ display: 'grid', gap: 16 });

/** Screen of one request. Every valid edit is saved immediately. */
export function RequestScreen({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const today = useCurrentDay();
  const quoteLink = useRef<HTMLAnchorElement>(null);
  const conflicts = useConflicts(request);
  const totals = totalsOf(request);
  const { ref } = request;
  const handleChange = useCallback(
    (change: Partial<RentalRequest>) => void dispatch(editRequest(ref, change)),
    [dispatch, ref],
  );
  const handleRemove = useCallback(
    async (index: number) => (await dispatch(removeItem(ref, index))) !== 'locked',
    [dispatch, ref],
  );
  const renderStock = useCallback(
    (item: RequestItem) => <ItemStock item={item} conflicts={conflicts} />,
    [conflicts],
  );
  const fields = { request, onChange: handleChange, isDisabled: isLocked };
  return (
    <ScreenLayout>
      <RequestHeading request={request} />
      <IncomingDifferences request={request} kind="stored" />
      <Conflicts conflicts={conflicts} />
      <MissingHolds request={request} today={today} />
      <Columns>
        <div>
          <HeadedSection title="Customer">
            <Stack>
              <CustomerFields {...fields} />
              <ContactLinks request={request} />
              <CustomerTexts request={request} />
            </Stack>
          </HeadedSection>
          <HeadedSection title="Rental dates">
            <RentalDateFields {...fields} />
          </HeadedSection>
          <HeadedSection title="Items">
            <ItemFields {...fields} onRemove={handleRemove} renderNote={renderStock} />
          </HeadedSection>
          <HeadedSection title="Price">
            <AmountFields {...fields} />
          </HeadedSection>
          <HeadedSection title="Notes">
            <NotesFields {...fields} />
          </HeadedSection>
        </div>
        <div>
          <HeadedSection title="Totals">
            <TotalsList
              totals={totals}
              notes={{
                discount: discountShare(request.discount),
                vat: formatPercent(request.vatBasisPoints),
              }}
            />
            <UnpricedItems items={request.items} />
          </HeadedSection>
          <AskedSection request={request} />
          <QuotesSection request={request} linkRef={quoteLink} />
          <HeadedSection title="Log">
            <RequestLog log={request.log} />
          </HeadedSection>
        </div>
      </Columns>
      <StepButtons
        request={request}
        total={totals.total}
        isDisabled={isLocked}
        quoteLink={quoteLink}
      />
    </ScreenLayout>
  );
}
