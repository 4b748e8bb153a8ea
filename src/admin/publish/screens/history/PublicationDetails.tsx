import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { pastFailureText } from '../../restore/restoreMessages';
import { fetchPastContent, type PastContent } from '../../restore/pastContent';
import type { PublishTarget } from '../../publishTarget';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { adminTime } from '../../../layout/adminDate';
import { StackedList } from '../../../layout/StackedList';
import { StatusAlert } from '../../../layout/StatusAlert';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useLoaded } from '@/ui/lazy/useLoaded';
import { RestoreCard } from './RestoreCard';
import type { Publication } from './usePublications';
import { useRestore, WHOLE_SITE_KEY } from './useRestore';

interface DifferencesProps {
  past: PastContent;
  published: Content;
  /** Formatted time of the publication. */
  time: string;
}

function Differences({ past, published, time }: DifferencesProps) {
  const state = useRestore(past.content, published, time);
  const { changes, isSiteDifferent, errorOf } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const siteError = errorOf(WHOLE_SITE_KEY);
  return (
    <Stack
      component="section"
      spacing={2}
      aria-labelledby="differences"
      {...useFocusFallback(heading)}
    >
      <Typography id="differences" ref={heading} variant="h4" component="h2" tabIndex={-1}>
        {changes.length > 0
          ? `${formatCount(changes.length, 'item')} changed since this version`
          : 'No differences'}
      </Typography>
      {past.missing.length > 0 && (
        <StatusAlert severity="warning">
          {`Images missing from this version: ${past.missing.length}. The logo is shown instead. After restoring, add another image in the editor.`}
        </StatusAlert>
      )}
      <Typography color="textSecondary">
        {isSiteDifferent
          ? 'Restored content becomes an unpublished change. Publish it to update the website.'
          : 'The current content is identical to this version.'}
      </Typography>
      {isSiteDifferent && (
        <div>
          <Button variant="contained" onClick={() => void state.restoreSite()}>
            Restore the whole site
          </Button>
        </div>
      )}
      {siteError !== undefined && <StatusAlert severity="error">{siteError}</StatusAlert>}
      <StackedList>
        {changes.map((change) => (
          <RestoreCard
            key={change.key}
            change={change}
            error={errorOf(change.key)}
            onRestoreField={(field) => state.restoreField(change, field)}
            onRestore={() => state.restoreRecord(change)}
          />
        ))}
      </StackedList>
      {state.dialog}
    </Stack>
  );
}

interface PublicationDetailsProps {
  target: PublishTarget;
  publication: Publication;
  /** Undefined while part of it could not be loaded. */
  published: Content | undefined;
  onClose: () => void;
}

/** The content after one publication compared with the working copy, with actions to restore it. */
export function PublicationDetails(props: PublicationDetailsProps) {
  const { target, publication, published, onClose } = props;
  const load = useCallback(
    () => fetchPastContent(target, publication.id),
    [target, publication.id],
  );
  const { value: past, retry } = useLoaded(load);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const time = adminTime(publication.at, 'an unknown date');
  return (
    <>
      <Stack component="section" spacing={2} aria-labelledby="publication">
        <Typography id="publication" ref={heading} variant="h4" component="h2" tabIndex={-1}>
          {`The website on ${time}`}
        </Typography>
        <div>
          <Button variant="outlined" onClick={onClose}>
            Back to publish history
          </Button>
        </div>
      </Stack>
      {!past && <p role="status">Loading this version...</p>}
      {past && 'code' in past && (
        <RetryPanel title="This version cannot be shown" onRetry={retry}>
          {pastFailureText(past, target)}
        </RetryPanel>
      )}
      {past && 'content' in past && published && (
        <Differences past={past} published={published} time={time} />
      )}
    </>
  );
}
