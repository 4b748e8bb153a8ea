import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { PATHS } from '@/domain/links/paths';
import { selectFavoriteList } from '@/features/favorites';
import { SocialLinks } from '@/features/settings';
import { FONTS } from '@/theme/tokens';
import { Modal } from '@/ui/feedback/Modal';
import { Button, IconButton } from '@/ui/form/Button';
import { BOOKING_LINK, MAIN_LINKS } from './NavBar';

const Column = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: '10px 24px 32px',
  gap: 24,
});

const Links = styled('ul')(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 64,
    fontFamily: FONTS.display,
    fontSize: '2rem',
    fontWeight: 700,
    textDecoration: 'none',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& a[aria-current]': { color: theme.vars?.palette.primary.main },
}));

export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const favorites = useSelector(selectFavoriteList).length;
  return (
    <Modal onClose={onClose} label="Menu" shape="side">
      <Column aria-label="Menu">
        <IconButton
          aria-label="Close menu"
          onClick={onClose}
          sx={{ alignSelf: 'flex-end', mr: -1 }}
        >
          <CloseIcon />
        </IconButton>
        <Links>
          {MAIN_LINKS.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === PATHS.home} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
        </Links>
        <Button to={BOOKING_LINK.to} variant="contained" onClick={onClose}>
          {BOOKING_LINK.label}
        </Button>
        <Button to={PATHS.favorites} variant="outlined" onClick={onClose}>
          {favorites > 0 ? `Your Favorites (${favorites})` : 'Your Favorites'}
        </Button>
        <div style={{ marginTop: 'auto' }}>
          <SocialLinks />
        </div>
      </Column>
    </Modal>
  );
}
