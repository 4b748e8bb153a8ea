import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';

interface RequestLinkProps {
  reference: string;
  /** Text instead of the reference. */
  children?: ReactNode;
}

/** Link to a request. */
export function RequestLink({ reference, children }: RequestLinkProps) {
  const style = children === undefined ? ({ whiteSpace: 'nowrap' } as const) : undefined;
  return (
    <Link to={requestPath(reference)} translate="no" style={style}>
      {children ?? reference}
    </Link>
  );
}
