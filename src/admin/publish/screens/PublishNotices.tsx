import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAdminSelector } from '../../store/hooks';
import { formatCount } from '@/domain/text/formatNumber';
import { StatusAlert } from '../../layout/StatusAlert';
import { selectPublished } from '../../drafts/content/workingCopySelectors';
import { RetryBanner } from '../../layout/RetryBanner';
import { resultText, stageText } from './resultMessages';
import type { PublishTarget } from '../publishTarget';
import { problemFile } from './problemLink';
import type { CurrentPublication } from './usePublish';
import type { usePublish } from './usePublish';

interface HostLinkProps {
  target: PublishTarget | undefined;
  /** Id of a publication, if the target has assigned one. */
  id: string | undefined;
}

/** Link to a page of the host about a publication; empty if there is none. */
function HostLink({ target, id }: HostLinkProps) {
  const link = id === undefined ? undefined : target?.linkOf?.(id);
  if (!link) return null;
  return (
    <a href={link.url} target="_blank" rel="noreferrer">
      {link.pendingLabel}
    </a>
  );
}

/** The problems of whole files, as the build reports them. */
function FileErrors() {
  const published = useAdminSelector(selectPublished);
  const errors = (published?.problems ?? []).filter(
    ({ level, file }) => level === 'error' && published?.failed.includes(file),
  );
  return errors.map(({ file, path, message }) => (
    <span key={`${file} ${path}`}>
      <br />
      {`${problemFile({ file, path })}: ${message}`}
    </span>
  ));
}

/** The result of a publication, with what can be done if it is not live yet. */
function Result({
  publication,
  onRetry,
}: {
  publication: CurrentPublication;
  onRetry: () => void;
}) {
  const { option, target, result } = publication;
  if (!result) return null;
  const [text, tone] = resultText(result, target, option.isHosted);
  return (
    <StatusAlert severity={tone}>
      {text}
      {result.kind === 'pending' && (
        <>
          <HostLink target={target} id={result.id} />
          <Button variant="outlined" onClick={onRetry}>
            {option.isHosted ? 'Check again' : 'Try Again'}
          </Button>
        </>
      )}
    </StatusAlert>
  );
}

/** The progress and result of publishing, and notes about publications of other administrators. */
export function PublishNotices({ state }: { state: ReturnType<typeof usePublish> }) {
  const { status, statusError, publication } = state;
  const { option, target, stage, id, result } = publication ?? {};
  // The same error is shown only once, with a retry button.
  const isShownBelow = result?.kind === 'failed' && target?.explain(result.failure) === statusError;
  return (
    <>
      {/* A live region must exist before its text changes. While empty, it adds no gap. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {option && stage && (
          <StatusAlert severity="success">
            {stageText(stage, option.isHosted)}
            {stage === 'waiting' && <HostLink target={target} id={id} />}
          </StatusAlert>
        )}
      </Box>
      {publication && !isShownBelow && (
        <Result publication={publication} onRetry={state.retryDeployment} />
      )}
      {statusError !== undefined && <RetryBanner onRetry={state.retry}>{statusError}</RetryBanner>}
      {status && !status.live && statusError === undefined && (
        <RetryBanner onRetry={state.retry}>
          Some content could not be loaded. You can publish once it has been loaded.
          <FileErrors />
        </RetryBanner>
      )}
      {status && status.mergedCount > 0 && (
        <StatusAlert severity="success">
          {`Someone else published. ${formatCount(status.mergedCount, 'item')} ${status.mergedCount === 1 ? 'was' : 'were'} merged.`}
        </StatusAlert>
      )}
    </>
  );
}
