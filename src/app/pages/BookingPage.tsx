import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useHref, useNavigate } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { BookingContacts, BookingForm } from '@/features/booking';
import { noticeShown } from '@/features/notices';
import { useSite } from '@/features/settings';
import { Container } from '@/ui/layout/Container';
import { PageHeader } from '@/ui/layout/PageHeader';
import { normalPath } from '../prerender/pageData';
import { PageHead } from '@/ui/head/PageHead';
import { HOME_CRUMB } from './heads/headMeta';

const TRAIL = [HOME_CRUMB, { label: 'Book with Us' }];
const INTRO = 'Book with us today to collaborate on your next cinematic masterpiece!';

const Split = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' },
}));

const Side = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

/**
 * Whether the visitor is still here; a request may outlast the page. The address counts too: it is
 * another one already while the next page is being fetched.
 */
function useIsHere(): () => boolean {
  const isShown = useRef(true);
  const address = useHref(PATHS.booking);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current && normalPath(window.location.pathname) === normalPath(address);
}

/** Where a request ends: on this page, or in a message wherever the visitor went meanwhile. */
function useOutcome() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isHere = useIsHere();
  // The address may still carry the items; a reload must not bring them back.
  const forgetArrival = () => void navigate(PATHS.booking, { replace: true });
  return {
    onSent(reference: string) {
      if (isHere()) return forgetArrival();
      const message = `Your booking request ${reference} was sent.`;
      return void dispatch(noticeShown({ message, type: 'success' }));
    },
    onFailed() {
      if (isHere()) return;
      const message = 'Your booking request could not be sent. It is kept on the booking page.';
      const action = { label: 'Open', to: PATHS.booking };
      dispatch(noticeShown({ message, type: 'error', action }));
    },
    onDone() {
      if (isHere()) void navigate(PATHS.home);
    },
    onDiscarded: forgetArrival,
  };
}

/** Book with Us (public-site.md §2): the request on one side, the company on the other. */
export default function BookingPage() {
  const { site, isError } = useSite();
  const outcome = useOutcome();
  return (
    <>
      <PageHead title="Book with Us" description={INTRO} path={PATHS.booking} />
      <PageHeader trail={TRAIL} title="Get in Touch">
        {INTRO}
      </PageHeader>
      <Split>
        <BookingForm
          whatsapp={site?.contact.whatsapp || site?.socialMedia.whatsapp}
          email={site?.contact.email}
          {...outcome}
        />
        <Side aria-label="Contact and opening hours">
          <BookingContacts site={site} isError={isError} />
        </Side>
      </Split>
    </>
  );
}
