import Button from '@mui/material/Button';
import { useCallback, useState, type ComponentProps, type SyntheticEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import * as v from 'valibot';
import { requestPath, REQUESTS_PATH, NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { requestSchema, type RentalRequest } from '@/domain/rental/schema';
import { isFilm } from '@/domain/rental/requestSteps';
import { noticeShown } from '@/features/notices';
import { StatusAlert } from '../../layout/StatusAlert';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import {
  BackLink,
  HeadedSection,
  PageFooter,
  ScreenHeader,
  ScreenLayout,
} from '../../layout/Screen';
import { RestoredInputBanner } from '../../forms/FormFrame';
import { Spinner } from '../../layout/Spinner';
import { ItemFields } from '../fields/ItemFields';
import { LineFields, Positions } from '../fields/PositionFields';
import { InputScope } from '../fields/requestPart';
import { CustomerTrust, KnownCustomer } from '../customers/CustomerDetails';
import { RentalDateFields } from '../fields/RentalDateFields';
import {
  CustomerFields,
  CustomerTexts,
  NotesFields,
  DeliveryFields,
} from '../fields/CustomerFields';
import { Conflicts, StockNotes, useConflicts } from '../conflicts/Conflicts';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { newRequestsSettled } from '../store/requestsSlice';
import { selectNewRequests } from '../store/selectors';
import { createRequest } from '../changes/newRequests';
import { addRequest } from '../changes/thunks';
import { IncomingDifferences } from './IncomingDifferences';
import { pendingRequest } from './pendingLink';
import { discardNewRequest, editNewRequest, receiveLink } from './receive';

/** A request that is stored already is opened instead of this page. `broken`: the link is not valid. */
function usePendingLink(): 'reading' | 'broken' | 'none' {
  const { text: fragment } = pendingRequest.use();
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    if (fragment === undefined) return undefined;
    let isGone = false;
    let isOpened = false;
    const settle = () => pendingRequest.update({ text: undefined });
    void dispatch(receiveLink(fragment)).then((path) => {
      if (isGone) return;
      setIsBroken(path === undefined);
      if (path === undefined || path === NEW_REQUEST_PATH) return settle();
      isOpened = true;
      void navigate(path, { replace: true });
    });
    return () => {
      isGone = true;
      // Until then the form of a new request would be shown.
      if (isOpened && pendingRequest.read().text === fragment) settle();
    };
  }, [fragment, dispatch, navigate]);
  if (fragment !== undefined) return 'reading';
  return isBroken ? 'broken' : 'none';
}

const BROKEN = 'This request link is not valid.';
const NOTICES = {
  message: 'The request was read from the message. Check it, then save the request.',
  brokenLink: `${BROKEN} The request was read from the text of the message instead. Check it, then save the request.`,
} as const;

const takenText = (reference: string) =>
  `A request with the reference ${reference} already exists. Discard this one, or open the existing request in the list.`;

interface BannersProps {
  reference: string;
  isLinkBroken: boolean;
  /** Whether the request was neither received nor edited. */
  isEmpty: boolean;
  isTaken: boolean;
}

function Banners({ reference, isLinkBroken, isEmpty, isTaken }: BannersProps) {
  const [started, next] = useRequestsSelector(selectNewRequests);
  return (
    <>
      {isLinkBroken && (
        <StatusAlert severity="error">
          <span>{BROKEN}</span>
          {isEmpty && <span>You can enter the request by hand.</span>}
        </StatusAlert>
      )}
      {started?.isRestored && <RestoredInputBanner />}
      {next && (
        <StatusAlert severity="warning">
          {`The new request ${[next.request.ref, next.request.customer.name].filter(Boolean).join(' of ')} is shown after you save or discard this one.`}
        </StatusAlert>
      )}
      {started?.notice && <StatusAlert severity="warning">{NOTICES[started.notice]}</StatusAlert>}
      {isTaken && <StatusAlert severity="error">{takenText(reference)}</StatusAlert>}
    </>
  );
}

type FieldsProps = ComponentProps<typeof ItemFields> & { request: RentalRequest };

function NewRequestFields(fields: FieldsProps) {
  return (
    <>
      <HeadedSection title="Customer">
        <CustomerFields {...fields} />
        <CustomerTrust request={fields.request} />
        <KnownCustomer request={fields.request} />
      </HeadedSection>
      {!isFilm(fields.request) && (
        <HeadedSection title="Rental dates">
          <RentalDateFields {...fields} />
        </HeadedSection>
      )}
      <HeadedSection title="Items">
        <Positions>
          <ItemFields {...fields} />
          <LineFields {...fields} />
        </Positions>
      </HeadedSection>
      <HeadedSection title="About the request">
        <DeliveryFields {...fields} />
      </HeadedSection>
      <CustomerTexts request={fields.request} />
      <HeadedSection title="Notes">
        <NotesFields {...fields} />
      </HeadedSection>
    </>
  );
}

/** Returns the customer for whom the page was opened, if it was. */
function contactOf(state: unknown): Partial<RentalRequest> {
  const known = v.safeParse(v.pick(requestSchema, ['customer', 'billingAddress']), state);
  return known.success ? known.output : {};
}

function NewRequestForm({ isLinkBroken }: { isLinkBroken: boolean }) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const [started, next] = useRequestsSelector(selectNewRequests);
  const { state } = useLocation();
  const [empty] = useState(() => ({ ...dispatch(createRequest()), ...contactOf(state) }));
  const [isTaken, setIsTaken] = useState(false);
  /** Shown until the page is left, because edits after Save would be lost. */
  const [saved, setSaved] = useState<RentalRequest>();
  const request = started?.request ?? saved ?? empty;
  const isSaving = saved?.ref === request.ref;
  const handleChange = useCallback(
    (fields: Partial<RentalRequest>) => dispatch(editNewRequest(empty, fields)),
    [dispatch, empty],
  );
  /** Opens a page, unless the next request is shown on this one. */
  const leave = (path: string, options?: NavigateOptions) => {
    if (next) window.scrollTo(0, 0);
    else void navigate(path, options);
  };
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalidField(event.currentTarget)) return;
    flushSync(() => setSaved(request));
    const outcome = await dispatch(addRequest(request, started?.isUnmatched));
    setIsTaken(outcome === 'taken');
    if (outcome === 'taken' || outcome === 'rejected') {
      setSaved(undefined);
      return;
    }
    dispatch(newRequestsSettled([request.ref]));
    if (next && outcome === 'stored')
      dispatch(noticeShown({ message: `${request.ref} saved`, type: 'success' }));
    leave(requestPath(request.ref), { replace: true });
  };
  const handleDiscard = () => {
    setIsTaken(false);
    if (started) dispatch(discardNewRequest(started));
    leave(REQUESTS_PATH);
  };
  const conflicts = useConflicts(request);
  return (
    <ScreenLayout>
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title={`New request ${request.ref}`} />
      <Banners
        reference={request.ref}
        isLinkBroken={isLinkBroken}
        isEmpty={request.ref === empty.ref}
        isTaken={isTaken}
      />
      <IncomingDifferences request={request} kind="unsaved" />
      <Conflicts conflicts={conflicts} />
      <StockNotes request={request} />
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ScreenLayout>
          <fieldset role="presentation" disabled={isSaving} style={{ display: 'contents' }}>
            <InputScope value={request.ref}>
              <NewRequestFields key={request.ref} request={request} onChange={handleChange} />
            </InputScope>
            <PageFooter>
              <Button type="submit" variant="contained" size="large">
                Save request
              </Button>
              <Button variant="outlined" size="large" onClick={handleDiscard}>
                Discard
              </Button>
            </PageFooter>
          </fieldset>
        </ScreenLayout>
      </form>
    </ScreenLayout>
  );
}

export default function NewRequestPage() {
  const link = usePendingLink();
  if (link === 'reading') return <Spinner label="Reading the request" />;
  return <NewRequestForm isLinkBroken={link === 'broken'} />;
}
