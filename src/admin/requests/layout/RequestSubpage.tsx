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

interface RequestSubpageProps {
  title: string;
  children: (request: RentalRequest) => ReactNode;
}

/** Page that belongs to a request, with a link back to it. Its title names no customer. */
export function RequestSubpage({ title, children }: RequestSubpageProps) {
  const { reference = '' } = useParams();
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  return (
    <ScreenLayout>
      <AdminHead title={title} path={REQUESTS_PATH} />
      <div>
        <BackLink to={request ? requestPath(reference) : REQUESTS_PATH}>
          {request ? reference : 'Requests'}
        </BackLink>
      </div>
      {request ? (
        children(request)
      ) : (
        <>
          <ScreenHeader title="Request not found" />
          <EmptyNote>This browser has no request with this reference.</EmptyNote>
        </>
      )}
    </ScreenLayout>
  );
}
