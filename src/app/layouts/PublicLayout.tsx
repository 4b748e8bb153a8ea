import { useLayoutEffect, ViewTransition } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useOutlet } from 'react-router-dom';
import { removeFailedReads } from '@/api/content/contentApi';
import { NoticeStack, StorageBanner } from '@/features/notices';
import { pagePlace } from '../pagePlace';
import type { Dispatch } from '../pageReads';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { SkipLink } from './SkipLink';
import { TitleAnnouncer } from './TitleAnnouncer';
import { useIsMotionWelcome } from './useIsMotionWelcome';
import { useScrollMemory } from './useScrollMemory';

/** The page at the current address; where motion is welcome one fades into the next (look.md). */
function Page() {
  const page = useOutlet();
  const place = pagePlace(useLocation().pathname);
  const dispatch = useDispatch<Dispatch>();
  // Before the new page is painted and makes its requests.
  useLayoutEffect(() => dispatch(removeFailedReads()), [dispatch, place]);
  const transition = useIsMotionWelcome() ? 'page' : 'none';
  return (
    <ViewTransition key={place} default="none" enter={transition} exit={transition}>
      {page}
    </ViewTransition>
  );
}

/** What every public page stands in: skip link, bar, page, footer, messages. */
export function PublicLayout() {
  useScrollMemory();
  return (
    <>
      <SkipLink />
      <NavBar />
      <StorageBanner />
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <Footer />
      <TitleAnnouncer />
      <NoticeStack />
    </>
  );
}
