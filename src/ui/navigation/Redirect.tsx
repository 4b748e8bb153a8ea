import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadingHeading } from '../feedback/LoadingHeading';

/** Keeps the state of the replaced history entry by default. Shows a loading heading in the meantime. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    // The visitor may have left for a page that is not loaded yet, whose entry would be replaced.
    const entry = window.history.state as { idx?: number; key?: string } | null;
    const isOfRouter = entry?.idx !== undefined;
    if (isOfRouter && (entry.key ?? 'default') !== location.key) return;
    void navigate(to, { replace: true, state: state ?? (location.state as unknown) });
  }, [navigate, location, to, state]);
  return <LoadingHeading />;
}
