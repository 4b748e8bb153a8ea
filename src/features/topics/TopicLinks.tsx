import ArrowIcon from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MOTION } from '@/theme/tokens';
import { SmartLink } from '@/ui/links/SmartLink';

const FurtherLinks = styled('section')({ marginTop: 'clamp(40px, 5vw, 64px)' });

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  marginTop: 12,
  padding: 0,
  '& li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 56,
    padding: '10px 0',
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { color: theme.vars?.palette.primary.main },
  '& svg': {
    flex: 'none',
    fontSize: 20,
    color: theme.vars?.palette.primary.main,
    transition: `transform ${MOTION.quick}ms ${MOTION.ease}`,
  },
  '@media (hover: hover)': { '& a:hover svg': { transform: 'translateX(4px)' } },
}));

/** Further links at the end of an article. */
export function TopicLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <FurtherLinks>
      <Typography variant="h4" component="h2">
        Related pages
      </Typography>
      <List>
        {links.map(({ label, to }, index) => (
          <li key={`${index}-${to}`}>
            <SmartLink to={to}>
              {label}
              <ArrowIcon />
            </SmartLink>
          </li>
        ))}
      </List>
    </FurtherLinks>
  );
}
