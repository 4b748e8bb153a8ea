import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { withRememberedRates } from '@/domain/rental/quotes';
import { PageHead } from '@/ui/head/PageHead';
import { EmptyNote } from '../../forms/layout/EmptyNote';
import { ScreenHeader } from '../../forms/layout/ScreenHeader';
import { useDeskDispatch, useDeskSelector } from '../store/hooks';
import { selectDeskSettings, selectIsDeskLocked, selectRequestById } from '../store/selectors';
import { editRequest } from '../store/thunks';
import { RequestScreen } from './RequestScreen';

/** Fills in the rates that were entered last for the products of an open request. */
function useRememberedRates(reference: string): void {
  const dispatch = useDeskDispatch();
  const isLocked = useDeskSelector(selectIsDeskLocked);
  const request = useDeskSelector((state) => selectRequestById(state, reference));
  const { rates } = useDeskSelector(selectDeskSettings);
  const isFilled = request?.log.some(({ event }) => event === 'ratesFilled');
  const canFill = request?.status === 'new' && !isFilled && !isLocked;
  useEffect(() => {
    if (!canFill) return;
    const items = withRememberedRates(request.items, rates);
    const hasRates = items.some((item, at) => item !== request.items[at]);
    if (hasRates) void dispatch(editRequest(reference, { items }, { event: 'ratesFilled' }));
    // Once for each request: a rate that is deleted must stay empty.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reference, canFill]);
}

/** Page of one request. Its title names no customer, because titles are part of the browser’s history. */
export default function RequestPage() {
  const { reference = '' } = useParams();
  const request = useDeskSelector((state) => selectRequestById(state, reference));
  useRememberedRates(reference);
  return (
    <>
      <PageHead title="Rental request" description="" path={REQUESTS_PATH} isPrivate />
      {request ? (
        <RequestScreen key={reference} request={request} />
      ) : (
        <>
          <ScreenHeader title="Request not found" />
          <EmptyNote>
            <span>This browser has no request with this reference.</span>
            <br />
            <Button component={Link} to={REQUESTS_PATH} variant="outlined" sx={{ mt: 2 }}>
              All requests
            </Button>
          </EmptyNote>
        </>
      )}
    </>
  );
}
