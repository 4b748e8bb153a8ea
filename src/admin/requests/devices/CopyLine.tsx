import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DEVICES_PATH } from '@/domain/links/adminPaths';
import { StatusAlert } from '../../layout/StatusAlert';
import { useNow } from '../../layout/useNow';
import { currentDeskPlace, useCopyState } from '../sync/copyState';
import { useConflictText } from './ConflictLinks';
import { failureText, savedText, WARNING_MS } from './messages';

/** The line above the pages of the desk that says how far its encrypted copy is. */
export function CopyLine() {
  const { status, failure } = useCopyState();
  const conflicts = useConflictText();
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
    conflicts !== '' && conflicts,
  ].filter((part) => typeof part === 'string');
  const isWarning = isLinked && (failure || isLate || problems.length > 0 || conflicts !== '');
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
