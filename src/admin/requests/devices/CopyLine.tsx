import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DEVICES_PATH } from '@/domain/links/adminPaths';
import { StatusAlert } from '../../layout/RetryBanner';
import { useNow } from '../../layout/useNow';
import { currentDeskPlace, useCopyState } from '../sync/copyState';
import { formatCount } from '@/domain/text/formatNumber';
import { useRequestsSelector } from '../store/hooks';
import { selectChangedTwice, selectDoubleInvoiced } from '../store/selectors';
import { failureText, savedText, WARNING_MS } from './messages';

/** Returns the references of requests that two devices have changed in the same field, or have invoiced both. */
export function useConflictLinks() {
  const invoiced = useRequestsSelector(selectDoubleInvoiced);
  const changed = useRequestsSelector(selectChangedTwice);
  return {
    title: `Changed ${invoiced.length > 0 ? 'or invoiced ' : ''}on two devices`,
    references: [...new Set([...changed, ...invoiced])].toSorted(),
  };
}

/** The line above the pages of the desk that says how far its encrypted copy is. */
export function CopyLine() {
  const { status, failure } = useCopyState();
  const { title, references } = useConflictLinks();
  const now = useNow();
  if (currentDeskPlace().kind === 'none') return null;
  // Has its place before it is known, so that nothing moves while it is being clicked.
  if (!status)
    return failure ? (
      <StatusAlert severity="warning">{failureText(failure)}</StatusAlert>
    ) : (
      <Typography variant="body2">&nbsp;</Typography>
    );
  const { unsavedSince, problems, isLinked } = status;
  const isLate = unsavedSince !== '' && now - Date.parse(unsavedSince) > WARNING_MS;
  const text = [
    savedText(status, now),
    failure && failureText(failure),
    problems.length > 0 && 'A part of the copy cannot be read',
    references.length > 0 && `${title}: ${formatCount(references.length, 'request')}`,
  ].filter((part) => typeof part === 'string');
  const isWarning = isLinked && (failure || isLate || problems.length > 0 || references.length > 0);
  const line = (
    <>
      {text.map((part) => part.replace(/\.?$/, '.')).join(' ')}{' '}
      <MuiLink component={Link} to={DEVICES_PATH}>
        Devices and copies
      </MuiLink>
    </>
  );
  return isWarning ? (
    <StatusAlert severity="warning">{line}</StatusAlert>
  ) : (
    <Typography variant="body2" sx={{ displayPrint: 'none' }}>
      {line}
    </Typography>
  );
}
