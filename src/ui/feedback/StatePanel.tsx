import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { PageHead } from '../head/PageHead';
import { ButtonRow, Panel, Container, VisuallyHidden } from '../layout/Boxes';

interface StatePanelProps {
  title: string;
  children?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  tone?: 'plain' | 'error';
  /** Heading level that fits the outline of the page. */
  level?: 'h1' | 'h2' | 'h3';
}

const State = styled(Panel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: '56px 24px',
  textAlign: 'center',
  '&[data-tone="error"]': {
    borderColor: theme.vars?.palette.error.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.error.main} 8%, ${theme.vars?.palette.background.paper})`,
  },
}));

/** Empty or error state with title, explanation and actions. Errors are announced. */
export function StatePanel({
  title,
  children,
  actions,
  tone = 'plain',
  level = 'h2',
}: StatePanelProps) {
  return (
    <State as="section" data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Typography variant="h4" component={level} color={tone === 'error' ? 'error' : undefined}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {actions && <ButtonRow style={{ justifyContent: 'center' }}>{actions}</ButtonRow>}
    </State>
  );
}

interface BackLinksProps {
  /** Path of the list. */
  to: string;
  /** Text of the link to the list, such as 'Back to Store'. */
  label: string;
  /** Whether the link to the list is the main action. */
  isMain: boolean;
}

/** Links of a page that cannot be shown: to its list and to the home page. */
export function BackLinks({ to, label, isMain }: BackLinksProps) {
  return (
    <>
      <Button to={to} variant={isMain ? 'contained' : 'outlined'}>
        {label}
      </Button>
      <Button to="/" variant="outlined">
        Go to Home
      </Button>
    </>
  );
}

interface NotFoundPanelProps {
  title: string;
  /** A sentence about what was not found. */
  children: string;
  /** Link to the overview page of the section. */
  back: { label: string; to: string };
}

/** Page content for an unknown inner page, which search engines ignore. */
export function NotFoundPanel({ title, children, back }: NotFoundPanelProps) {
  return (
    <Container style={{ paddingTop: 112 }}>
      <PageHead title={title} description="" path={back.to} isNoIndex />
      <StatePanel level="h1" title={title} actions={<BackLinks {...back} isMain />}>
        {children}
      </StatePanel>
    </Container>
  );
}

interface RetryPanelProps {
  title: string;
  /** Additional explanation. */
  children?: ReactNode;
  /** Missing if trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** Other buttons and links. */
  actions?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

/** Error message with a Try Again button, for content that could not be loaded. */
export function RetryPanel({ title, children, onRetry, actions, level }: RetryPanelProps) {
  return (
    <StatePanel
      tone="error"
      level={level}
      title={title}
      actions={
        <>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Try Again
            </Button>
          )}
          {actions}
        </>
      }
    >
      {children}
    </StatePanel>
  );
}

/**
 * Heading of a page that is loading. It is not focusable, because focus moves to the heading of
 * the loaded page.
 */
export function LoadingHeading({ children = 'Loading page' }: { children?: string }) {
  return (
    <VisuallyHidden as="h1" data-loading="">
      {children}
    </VisuallyHidden>
  );
}

/** Returns the heading of the current page after it has loaded. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1:not([data-loading])');
}
