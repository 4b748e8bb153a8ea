import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, memo, useId, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '@/ui/head/PageHead';

/** On a phone, two buttons fit in one row. */
const ACTIONS = {
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.25, sm: 2.75 } },
};

export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: '12px 24px' }}>
      <Typography variant="h2" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Stack direction="row" spacing={1} sx={ACTIONS}>
        {children}
      </Stack>
    </Stack>
  );
}

export const SCREEN_GAP = 'clamp(16px, 3vw, 40px)';

/** The buttons of a short page are at the end of the screen, where toasts leave a place for them. */
export const ScreenLayout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SCREEN_GAP,
  '&:has(> [data-foot])': { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  '& > [data-foot]': { marginTop: 'auto' },
});

/** Title of a screen of the back office, which search engines must not list. */
export function AdminHead({ title, path }: { title: string; path: string }) {
  return <PageHead title={title} description="" path={path} isNoIndex />;
}

interface BackLinkProps {
  to: string;
  children: string;
}

/** Memoised, because pages render it again with each edit. */
export const BackLink = memo(function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowBackIcon />}
      sx={{ ml: -2, placeSelf: 'start', overflowWrap: 'anywhere' }}
    >
      {children}
    </Button>
  );
});

interface HeadingProps {
  id: string;
  title: string;
  level: 2 | 3;
}

const Heading = memo(function Heading({ id, title, level }: HeadingProps) {
  return (
    <Typography id={id} variant={level === 2 ? 'h4' : 'h5'} component={`h${level}`} sx={{ mb: 2 }}>
      {title}
    </Typography>
  );
});

interface HeadedSectionProps extends Partial<Pick<HeadingProps, 'level'>> {
  title: string;
  /** Name of a section that is a group, because others can have the same title, which landmarks must not. */
  group?: string;
  children: ReactNode;
}

export function HeadedSection({ title, level = 2, group, children }: HeadedSectionProps) {
  const id = useId();
  return (
    <section {...(group ? { role: 'group', 'aria-label': group } : { 'aria-labelledby': id })}>
      <Heading id={id} title={title} level={level} />
      {children}
    </section>
  );
}

const Bar = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
}));

/** Footer with the buttons of a page. It stays visible, and toasts appear above it. */
export function PageFooter(props: ComponentProps<'footer'>) {
  return <Bar data-foot {...props} />;
}
