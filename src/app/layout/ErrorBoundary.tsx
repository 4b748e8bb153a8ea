import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, Component, type ReactNode } from 'react';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/Boxes';
import { pageHeading } from '@/ui/feedback/LoadingHeading';

const Screen = styled('main')({
  '& > div': {
    minHeight: '100dvh',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: 16,
    padding: 24,
  },
});

/** 500 page, shown when rendering fails. It needs no data, router or other chunk. */
function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = 'Something went wrong';
    // The previously focused element has been removed.
    heading.current?.focus();
  }, []);
  return (
    <Screen>
      <div role="alert">
        <Typography variant="h1" component="p" color="primary">
          500
        </Typography>
        <Typography variant="h3" component="h1" ref={heading} tabIndex={-1}>
          Something went wrong
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
          We&apos;re having trouble loading the page. Please try again later.
        </Typography>
        <ButtonRow style={{ justifyContent: 'center' }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
          <Button variant="outlined" href="/">
            Go to Home
          </Button>
        </ButtonRow>
      </div>
    </Screen>
  );
}

interface Props {
  /** Key of the current history entry. A change, such as Back, renders the children again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  failedAt?: string;
}

/** Moves focus to the heading of the next page. The 500 page had focus and is removed. */
function focusHeadingWhenRendered(): void {
  const observer = new MutationObserver(() => tryFocus());
  const tryFocus = () => {
    const heading = pageHeading();
    heading?.focus({ preventScroll: true });
    if (heading) observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  tryFocus();
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: Props,
    { hasFailed, failedAt = resetKey }: State,
  ): State {
    return hasFailed && failedAt === resetKey
      ? { hasFailed, failedAt }
      : { hasFailed: false, failedAt: undefined };
  }

  override componentDidUpdate(_props: Props, before: State): void {
    if (before.hasFailed && !this.state.hasFailed) focusHeadingWhenRendered();
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
