import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { AdminHead } from '../../layout/AdminHead';
import { EmptyNote } from '../../layout/EmptyNote';
import { ScreenHeader } from '../../layout/ScreenHeader';
import { InputScope } from '../fields/requestFields';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked, selectRequestById } from '../store/selectors';
import { fillRememberedRates } from '../changes/thunks';
import { RequestScreen } from './RequestScreen';

/** Page of one request. Its title names no customer, because titles are part of the browser’s history. */
export default function RequestPage() {
  const { reference = '' } = useParams();
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const dispatch = useRequestsDispatch();
  useEffect(() => {
    if (!isLocked) dispatch(fillRememberedRates(reference));
  }, [dispatch, reference, isLocked]);
  return (
    <>
      <AdminHead title="Rental request" path={REQUESTS_PATH} />
      {request ? (
        <InputScope value={reference}>
          <RequestScreen key={reference} request={request} />
        </InputScope>
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
