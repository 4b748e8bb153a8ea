import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { FONTS } from '@/theme/tokens';

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  textDecoration: 'none',
  fontFamily: FONTS.display,
  fontWeight: 700,
  fontSize: '1.375rem',
  letterSpacing: '0.005em',
  whiteSpace: 'nowrap',
  // With large text sizes the name shrinks before the menu does.
  minWidth: 0,
  '& > svg': { flex: 'none' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/**
 * Logo and brand name, linked to the home page. The logo is inline SVG, so that it cannot fail to
 * load.
 */
export function Wordmark({ name }: { name: string }) {
  return (
    <Home to="/">
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <g fill="var(--s-palette-accentFill)">
          <path d="M2 7.2 23.2 1.5l.8 3.2L2.9 10.4z" />
          <path d="M2 12h22v12H2z" />
        </g>
        <path
          d="m6.8 5.9 2.6 2.8M12 4.5l2.6 2.8M17.2 3.1l2.6 2.8"
          stroke="var(--s-palette-background-default)"
          strokeWidth="2.2"
        />
      </svg>
      <span>{name}</span>
    </Home>
  );
}
