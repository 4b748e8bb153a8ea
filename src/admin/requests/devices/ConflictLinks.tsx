import { Link } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import { formatCount } from '@/domain/text/formatNumber';
import { HeadedSection } from '../../layout/HeadedSection';
import { useRequestsSelector } from '../store/hooks';
import { selectChangedTwice, selectDoubleInvoiced } from '../store/selectors';

/** Returns the references of requests that two devices have changed in the same field, or have invoiced both. */
function useConflicts() {
  const invoiced = useRequestsSelector(selectDoubleInvoiced);
  const changed = useRequestsSelector(selectChangedTwice);
  return {
    title: `Changed ${invoiced.length > 0 ? 'or invoiced ' : ''}on two devices`,
    references: [...new Set([...changed, ...invoiced])].toSorted(),
  };
}

/** Returns what was changed on two devices; '' if nothing was. */
export function useConflictText(): string {
  const { title, references } = useConflicts();
  return references.length > 0 ? `${title}: ${formatCount(references.length, 'request')}.` : '';
}

/** Links to the requests with conflicts. Renders nothing without conflicts. */
export function ConflictLinks() {
  const { title, references } = useConflicts();
  if (references.length === 0) return null;
  return (
    <HeadedSection title={title}>
      <p>Open each of them, and correct what is not right.</p>
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
