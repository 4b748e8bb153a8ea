import type { ComponentProps } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingHeading } from '../feedback/LoadingHeading';

/**
 * Redirects to another URL and replaces the history entry. Shows a loading heading until the other
 * page is rendered.
 */
export function Redirect(props: Pick<ComponentProps<typeof Navigate>, 'to' | 'state'>) {
  return (
    <>
      <LoadingHeading />
      <Navigate {...props} replace />
    </>
  );
}
