import { styled } from '@mui/material/styles';
import { ViewTransition } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { NoticeStack, StorageBanner } from '@/features/notices';
import { HEIGHTS } from '@/theme/tokens';
import { pagePlace } from '../pagePlace';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
import { TitleAnnouncer } from './TitleAnnouncer';
import { useIsMotionWelcome } from './useIsMotionWelcome';
import { useScrollMemory } from './useScrollMemory';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  // Below the bar: over it, it would hide the link home from a finger.
  top: HEIGHTS.bar + 8,
  left: 8,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.accentFill,
  color: theme.vars?.palette.onAccent,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-400%)' },
}));

/** The page at the current address; where motion is welcome one fades into the next (look.md). */
function Page() {
  const page = useOutlet();
  const { pathname } = useLocation();
  const transition = useIsMotionWelcome() ? 'page' : 'none';
  return (
    <ViewTransition key={pagePlace(pathname)} default="none" enter={transition} exit={transition}>
      {page}
    </ViewTransition>
  );
}

/** What every public page stands in: skip link, bar, page, footer, messages. */
export function PublicLayout() {
  useScrollMemory();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
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
