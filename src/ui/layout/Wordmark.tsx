import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { FONTS } from '@/theme/tokens';
import { isLoadable } from '../media/pictureVariants';

const Home = styled(Link)({
  display: 'inline-flex',
  // Without it, a logo that cannot be loaded has another baseline, which moves the lines below.
  verticalAlign: 'top',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  fontFamily: FONTS.display,
  fontWeight: 700,
  fontSize: '1.375rem',
  letterSpacing: '0.005em',
  whiteSpace: 'nowrap',
  // With large text sizes the name shrinks before the menu does, and a long one is cut at the edge of a phone.
  minWidth: 0,
  maxWidth: '100%',
  // The space of the logo does not depend on its file, so nothing moves when it is loaded.
  '& > img': {
    flex: '0 1 auto',
    width: 'clamp(112px, 36vw, 168px)',
    minWidth: 0,
    height: 38,
    objectFit: 'contain',
    objectPosition: 'left',
  },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface WordmarkProps {
  /** 'Home' by default. */
  name: string | undefined;
  logo?: string;
}

export function Wordmark({ name: given, logo = '' }: WordmarkProps) {
  const name = given?.trim() || 'Home';
  return (
    <Home to="/">
      {isLoadable(logo) ? (
        <img src={logo} alt={name} width="168" height="38" />
      ) : (
        <span translate="no">{name}</span>
      )}
    </Home>
  );
}
