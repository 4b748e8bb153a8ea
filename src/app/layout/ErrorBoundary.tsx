import { Component, type ReactNode } from 'react';
import { pageHeading } from '@/ui/feedback/LoadingHeading';
import { ErrorPage } from '../pages/ErrorPage';

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

/** Catches errors that no page has handled and shows the 500 page. Part of the entry chunk. */
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
