import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { NoticeStack, StorageBanner } from '@/features/notices';
import { HEIGHTS } from '@/theme/tokens';
import { Footer } from './Footer';
import { NavBar } from './NavBar';
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

/** What every public page stands in: skip link, bar, page, footer, messages. */
export function PublicLayout() {
  useScrollMemory();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <NavBar />
      <StorageBanner />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NoticeStack />
    </>
  );
}
