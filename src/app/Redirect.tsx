import { Navigate, type NavigateProps } from 'react-router-dom';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';

/**
 * Redirects to another URL and replaces the history entry. Shows a loading heading until the other
 * page is rendered.
 */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <LoadingHeading />
      <Navigate {...props} replace />
    </>
  );
}
