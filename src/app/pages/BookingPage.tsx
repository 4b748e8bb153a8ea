import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRentalTermsQuery } from '@/api/content/contentApi';
import { parseRentalDates } from '@/domain/availability/day';
import { PATHS } from '@/domain/links/paths';
import { BookingRequest, type CartOfRequest } from '@/features/booking';
import { cartReplaced, selectIsCartLoaded, selectItems } from '@/features/cart';
import { noticeShown } from '@/features/notices';
import type { SendFailure } from '@/features/outbox';
import { datesChosen, selectRentalDates } from '@/features/rental-dates';
import { ItemStatus } from '@/features/rental-dates/details';
import { RentalDatesControl, useCompanyDay } from '@/features/rental-dates/view';
import { useCompanyContacts } from '@/features/settings';
import { Container, Split } from '@/ui/layout/Boxes';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageHead } from '@/ui/head/PageHead';
import { island } from '@/ui/hydration/island';
import { HOME_CRUMB } from './heads/headMeta';
import { ItemExtras, RequestTotal } from './requested/RequestedParts';
import { useIsStillOnPage } from './useIsStillOnPage';

// Hydrated when they are visible: text and links, which need no script.
const aside = () => import('./BookingAside');
const Contacts = island(() => aside().then(({ BookingAside }) => ({ default: BookingAside })));
const Terms = island(() => aside().then(({ BookingTerms }) => ({ default: BookingTerms })));

const TRAIL = [HOME_CRUMB, { label: 'Book with Us' }];
const INTRO = 'Book with us today to collaborate on your next cinematic masterpiece!';

/** Returns handlers for the outcomes of a request: on this page, or with a toast after it was left. */
function useOutcomeHandlers() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isStillOnPage = useIsStillOnPage(PATHS.booking);
  // A reload must not add the items of the URL and of the router state again.
  const clearArrival = () => {
    const isShown = isStillOnPage();
    if (isShown) void navigate(PATHS.booking, { replace: true });
    return isShown;
  };
  return {
    onSent(reference: string) {
      const isShown = clearArrival();
      const message = `Your booking request ${reference} was sent.`;
      if (!isShown) dispatch(noticeShown({ message, type: 'success' }));
      return isShown;
    },
    onFailed({ kind, reference }: SendFailure) {
      if (isStillOnPage()) return;
      const message =
        kind === 'unconfirmed'
          ? `Your booking request ${reference} may or may not have reached us. It is still on the booking page.`
          : 'Your booking request could not be sent. It is still on the booking page.';
      const action = { label: 'Open', to: PATHS.booking };
      dispatch(noticeShown({ message, type: 'error', action }));
    },
    onDone() {
      if (isStillOnPage()) void navigate(PATHS.home);
    },
    onQueued: clearArrival,
    onDiscarded: clearArrival,
  };
}

/** Returns the cart for the form. Its changes count even if the visitor has left the page. */
function useCartOfRequest(): CartOfRequest {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectItems>[0]>();
  return {
    items: useSelector(selectItems),
    isLoaded: useSelector(selectIsCartLoaded),
    onChange: (update) => void dispatch(cartReplaced(update(selectItems(store.getState())))),
  };
}

export default function BookingPage() {
  const company = useCompanyContacts();
  const dispatch = useDispatch();
  const cart = useCartOfRequest();
  const outcomeHandlers = useOutcomeHandlers();
  const stored = useSelector(selectRentalDates);
  const today = useCompanyDay();
  const { data: terms } = useRentalTermsQuery();
  const dates = useMemo(
    () => (today !== undefined && parseRentalDates(stored, today)) || null,
    [stored, today],
  );
  return (
    <>
      <PageHead title="Book with Us" description={INTRO} path={PATHS.booking} />
      <PageHeader trail={TRAIL} title="Get in Touch">
        {INTRO}
      </PageHeader>
      <Container>
        <Split
          columns="minmax(0, 1fr) minmax(300px, 360px)"
          style={{ gap: 'clamp(32px, 5vw, 72px)', alignItems: 'start' }}
        >
          <BookingRequest
            dates={dates}
            cart={cart}
            areas={terms === null ? [] : terms?.deliveryAreas}
            onDatesChange={(moved) => void dispatch(datesChosen(moved))}
            datesControl={<RentalDatesControl />}
            renderStatus={(item, items) => (
              <>
                <ItemStatus item={item} />
                <ItemExtras item={item} items={items} />
              </>
            )}
            renderExtras={(items, onFound, area) =>
              items.length > 0 && <RequestTotal items={items} area={area} onFound={onFound} />
            }
            conditions={<Terms />}
            {...company}
            {...outcomeHandlers}
          />
          <Contacts />
        </Split>
      </Container>
    </>
  );
}
