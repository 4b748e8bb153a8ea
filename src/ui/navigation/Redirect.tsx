import type { ComponentProps } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingHeading } from '../feedback/LoadingHeading';

/** Replaces the address by another one. A heading stands for the page until that of the other address is there. */
export function Redirect(props: Pick<ComponentProps<typeof Navigate>, 'to' | 'state'>) {
  return (
    <>
      <LoadingHeading />
      <Navigate {...props} replace />
    </>
  );
}
