import LocalMallOutlinedIcon from '@mui/icons-material/LocalMallOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, useLocation, Link } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { selectUniqueCount } from '@/features/cart';
import { AdminMenu, selectAdmin } from '@/features/session';
import { useSite } from '@/features/settings';
import { COLOURS, HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { Button, IconButton } from '@/ui/form/Button';
import { Container } from '@/ui/layout/Boxes';
import { Wordmark } from '@/ui/layout/Wordmark';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { CountBadge } from '@/ui/navigation/CountBadge';
import { SchemeSwitch } from '@/ui/navigation/SchemeSwitch';
import { NavigationProgress } from './NavigationProgress';

export const MAIN_LINKS = [
  { label: 'Home', to: PATHS.home },
  { label: 'About Us', to: PATHS.about },
  { label: 'Services', to: PATHS.services },
  { label: 'Store', to: PATHS.store },
  { label: 'Projects', to: PATHS.projects },
] as const;

/** Last entry of the navigation bar, shown as a button. */
export const BOOKING_LINK = { label: 'Book with Us', to: PATHS.booking } as const;

const Cart = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: RADII.pill,
  '& > span': { top: 2, right: 0 },
  '&:hover': { color: theme.vars?.palette.primary.main },
}));

function CartLink() {
  const count = useSelector(selectUniqueCount);
  return (
    <Cart
      to={PATHS.cart}
      aria-label={
        count === 0 ? 'Booking cart, empty' : `Booking cart, ${formatCount(count, 'item')}`
      }
    >
      <LocalMallOutlinedIcon />
      <CountBadge count={count} />
    </Cart>
  );
}

const MenuDrawer = lazyComponent(() => import('./MenuDrawer'));

/** Without scripts the menu of a phone cannot be opened, so its links are in a second row. */
const NO_MENU = '@media (scripting: none) and (max-width: 899.95px)';

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 20,
  // Keeps the bar above the pages during view transitions.
  viewTransitionName: 'bar',
  borderBottom: '1px solid transparent',
  transition: `background-color ${MOTION.calm}ms ${MOTION.ease}`,
  backgroundColor: theme.vars?.palette.background.default,
  borderBottomColor: theme.vars?.palette.divider,
  'html:not([data-scrolled]) &[data-over-hero]': {
    backgroundColor: 'transparent',
    borderBottomColor: 'transparent',
    // On the hero image the bar has a dark background in both colour schemes.
    color: COLOURS.dark.ink,
    // Not in menus, which have the colours of the scheme.
    '& > nav :focus-visible:not([role])': { outlineColor: COLOURS.dark.ink },
    // Without scripts it stays on the hero.
    '@media (scripting: none)': { position: 'absolute' },
    [NO_MENU]: { position: 'static' },
  },
  [NO_MENU]: { position: 'static' },
}));

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: HEIGHTS.bar,
  [NO_MENU]: { flexWrap: 'wrap' },
});

const Links = styled('ul')(({ theme }) => ({
  display: 'none',
  gap: 4,
  marginLeft: 'auto',
  [theme.breakpoints.up('md')]: { display: 'flex' },
  [NO_MENU]: { display: 'flex', flexWrap: 'wrap', order: 1, margin: '0 -14px' },
  '& a': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 14px',
    textDecoration: 'none',
    fontSize: '0.9375rem',
    fontWeight: 500,
    textUnderlineOffset: 8,
    textDecorationThickness: 2,
    textDecorationColor: theme.vars?.palette.accentFill,
  },
  '& a:hover, & a[aria-current]': { textDecorationLine: 'underline' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  marginLeft: 'auto',
  [theme.breakpoints.up('md')]: { marginLeft: 8 },
}));

const WideOnly = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'inline-flex' },
}));

const NarrowOnly = styled('span')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.up('md')]: { display: 'none' },
  [NO_MENU]: { display: 'none' },
}));

export function NavBar() {
  const { pathname } = useLocation();
  const { site } = useSite();
  const admin = useSelector(selectAdmin);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <Bar data-over-hero={pathname === PATHS.home || undefined}>
      <NavigationProgress />
      <Row as="nav" aria-label="Main">
        <Wordmark name={site?.brand.name} logo={site?.brand.logo} />
        <Links>
          {MAIN_LINKS.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === PATHS.home}>
                {label}
              </NavLink>
            </li>
          ))}
        </Links>
        <Tools>
          <WideOnly>
            <Button to={BOOKING_LINK.to} variant="contained">
              {BOOKING_LINK.label}
            </Button>
          </WideOnly>
          <SchemeSwitch />
          <CartLink />
          {admin && <AdminMenu />}
          <NarrowOnly>
            <IconButton
              aria-label="Open menu"
              aria-haspopup="dialog"
              onClick={() => setIsMenuOpen(true)}
            >
              <MenuIcon />
            </IconButton>
          </NarrowOnly>
        </Tools>
      </Row>
      {isMenuOpen && <MenuDrawer onClose={() => setIsMenuOpen(false)} />}
    </Bar>
  );
}
