import type { ComponentType, ReactNode } from 'react';
import { useParams, Link } from 'react-router-dom';
import { REQUESTS_PATH, requestPath } from '@/domain/links/adminPaths';
import type { RentalRequest } from '@/domain/rental/schema';
import { EmptyNote } from '../../layout/EmptyNote';
import { BackLink, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { useRequestsSelector } from '../store/hooks';
import { selectRequestById } from '../store/selectors';

export function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <ScreenHeader title={title} />
      <EmptyNote>{children}</EmptyNote>
    </>
  );
}

export const REQUEST_MISSING = (
  <Missing title="Request not found">This browser has no request with this reference.</Missing>
);

interface RequestSubpageProps {
  Screen: ComponentType<{ request: RentalRequest }>;
  missing?: ReactNode;
  footer?: ReactNode;
}

export function RequestSubpage({ Screen, missing, footer }: RequestSubpageProps) {
  const { reference = '' } = useParams();
  const request = useRequestsSelector((state) => selectRequestById(state, reference));
  return (
    <ScreenLayout>
      <BackLink to={request ? requestPath(reference) : REQUESTS_PATH}>
        {request ? reference : 'Requests'}
      </BackLink>
      {request && <Screen key={reference} request={request} />}
      {!request && (missing ?? REQUEST_MISSING)}
      {footer}
    </ScreenLayout>
  );
}

interface RequestLinkProps {
  reference: string;
  children?: ReactNode;
}

export function RequestLink({ reference, children }: RequestLinkProps) {
  const style = children === undefined ? ({ whiteSpace: 'nowrap' } as const) : undefined;
  return (
    <Link to={requestPath(reference)} translate="no" style={style}>
      {children ?? reference}
    </Link>
  );
}
