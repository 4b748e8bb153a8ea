import { Link } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';

/** Link to a request, with its reference as text. */
export function RequestLink({ reference }: { reference: string }) {
  return (
    <Link to={requestPath(reference)} translate="no" style={{ whiteSpace: 'nowrap' }}>
      {reference}
    </Link>
  );
}
