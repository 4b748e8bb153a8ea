import { Link } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import { HeadedSection } from '../../layout/HeadedSection';
import { selectDoubleInvoiced } from '../store/selectors';
import { useRequestsSelector } from '../store/hooks';
import { useCopyState } from '../sync/copyState';

const REQUEST = 'request:';

/** Returns the references of requests that two devices have changed in the same field, or have invoiced both. */
export function useConflicting(): string[] {
  const { status } = useCopyState();
  const invoiced = useRequestsSelector(selectDoubleInvoiced);
  const keys = Object.keys(status?.conflicts ?? {}).filter((key) => key.startsWith(REQUEST));
  return [...new Set([...keys.map((key) => key.slice(REQUEST.length)), ...invoiced])].toSorted();
}

/** Links to the requests with conflicts. Renders nothing without conflicts. */
export function ConflictLinks() {
  const references = useConflicting();
  if (references.length === 0) return null;
  return (
    <HeadedSection title="Changed on two devices">
      <p>Open each request, and choose what is right.</p>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <Link to={requestPath(reference)}>{reference}</Link>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
