import { Navigate, type NavigateProps } from 'react-router-dom';
import { LoadingHeading } from '../feedback/LoadingHeading';

/** Replaces the address by another one. A heading stands for the page until that of the other address is there. */
export function Redirect(props: Pick<NavigateProps, 'to' | 'state'>) {
  return (
    <>
      <LoadingHeading />
      <Navigate {...props} replace />
    </>
  );
}
