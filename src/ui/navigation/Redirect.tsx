import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingHeading } from '../feedback/LoadingHeading';

/**
 * Redirects to another URL and replaces the history entry. Shows a loading heading until the other
 * page is rendered.
 * @param props.state by default that of the replaced entry
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    // The visitor may have gone back, or to a page that is not loaded yet. Redirecting would replace
    // the entry of that page.
    const entry = window.history.state as { idx?: number; key?: string } | null;
    const isOfRouter = entry?.idx !== undefined;
    if (isOfRouter && (entry.key ?? 'default') !== location.key) return;
    void navigate(to, { replace: true, state: state ?? (location.state as unknown) });
  }, [navigate, location, to, state]);
  return <LoadingHeading />;
}
