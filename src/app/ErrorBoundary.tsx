import { Component, type ReactNode } from 'react';
import { FailurePage } from './pages/FailurePage';

/** Catches what no page caught and shows the 500 page (public-site.md §2). Part of the entry. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailurePage /> : this.props.children;
  }
}
