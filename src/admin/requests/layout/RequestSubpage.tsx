import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { REQUESTS_PATH, requestPath } from '@/domain/links/adminPaths';
import type { RentalRequest } from '@/domain/rental/schema';
import { AdminHead } from '../../layout/AdminHead';
import { BackLink } from '../../layout/BackLink';
import { EmptyNote } from '../../layout/EmptyNote';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById } from '../store/selectors';

const NO_REQUEST = [
  'Request not found',
  'This browser has no request with this reference.',
] as const;

interface RequestSubpageProps {
  title: string;
  /** Heading and text if there is no request, or if it has no such page. */
  missing?: readonly [title: string, text: string];
  footer?: ReactNode;
  /** Returns null if the request has no such page. */
  children: (request: RentalRequest) => ReactNode;
}

/** Page that belongs to a request, with a link back to it. Its title names no customer. */
export function RequestSubpage({
  title,
  missing: [heading, text] = NO_REQUEST,
  footer,
  children,
}: RequestSubpageProps) {
  const { reference = '' } = useParams();
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  return (
    <ScreenLayout>
      <AdminHead title={title} path={REQUESTS_PATH} />
      <BackLink to={request ? requestPath(reference) : REQUESTS_PATH}>
        {request ? reference : 'Requests'}
      </BackLink>
      {(request && children(request)) ?? (
        <>
          <ScreenHeader title={heading} />
          <EmptyNote>{text}</EmptyNote>
        </>
      )}
      {footer}
    </ScreenLayout>
  );
}
