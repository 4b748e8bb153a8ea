import { Component, type ReactNode } from 'react';
import { pageHeading } from '@/ui/feedback/LoadingHeading';
import { ErrorPage } from './pages/ErrorPage';

interface Props {
  /** Where the visitor is: somewhere else (Back) is tried anew. */
  place: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  failedAt?: string;
}

/** The 500 page had the focus and took it along: the page that comes instead of it gets it. */
function focusHeadingWhenThere(): void {
  const observer = new MutationObserver(() => tryFocus());
  const tryFocus = () => {
    const heading = pageHeading();
    heading?.focus({ preventScroll: true });
    if (heading) observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  tryFocus();
}

/** Catches what no page caught and shows the 500 page (public-site.md §2). Part of the entry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: Props, { hasFailed, failedAt = place }: State): State {
    return hasFailed && failedAt === place
      ? { hasFailed, failedAt }
      : { hasFailed: false, failedAt: undefined };
  }

  override componentDidUpdate(_props: Props, before: State): void {
    if (before.hasFailed && !this.state.hasFailed) focusHeadingWhenThere();
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
