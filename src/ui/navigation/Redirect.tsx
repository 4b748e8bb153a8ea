import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingHeading } from '../feedback/LoadingHeading';

/**
 * Redirects to another URL and replaces the history entry. Shows a loading heading until the other
 * page is rendered.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const shownAt = useRef('');
  useLayoutEffect(() => {
    shownAt.current = window.location.href;
  });
  useEffect(() => {
    // The visitor may have gone back since. Redirecting would replace the entry of that page.
    if (window.location.href === shownAt.current) void navigate(to, { replace: true, state });
  }, [navigate, to, state]);
  return <LoadingHeading />;
}
