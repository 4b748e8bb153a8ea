import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAdminSelector } from '../../store/hooks';
import { selectPublished } from '../../drafts/workingCopySelectors';
import { formatCount } from '@/domain/text/formatNumber';
import { RetryBanner } from '../../forms/layout/RetryBanner';
import { Banner } from '@/ui/feedback/Banner';
import { CommitLink } from '../targets/github/panel/CommitLink';
import { resultText, stageText } from './resultText';
import type { usePublish } from './usePublish';

/**
 * A live region must be in the DOM before its text changes. While empty it is positioned absolutely, so that it adds no
 * gap.
 */
const Busy = styled('div')({ '&:empty': { position: 'absolute' } });

/** The problems of whole files, as the build reports them. */
function FileErrors() {
  const published = useAdminSelector(selectPublished);
  const errors = (published?.problems ?? []).filter(
    ({ level, file }) => level === 'error' && published?.failed.includes(file),
  );
  return errors.map(({ file, path, message }) => (
    <span key={`${file} ${path}`}>
      <br />
      {`public/data/${path ? `${file}, ${path}` : file}: ${message}`}
    </span>
  ));
}

interface PublishNoticesProps {
  state: ReturnType<typeof usePublish>;
  /** Whether a host has to build the website first. */
  isHosted: boolean;
}

/** The progress and result of publishing, and a note about publications of other administrators. */
export function PublishNotices({ state, isHosted }: PublishNoticesProps) {
  const { standing, stage, result, tryAgain, retry } = state;
  const [text, tone] = result ? resultText(result) : [];
  const isUnread = standing && (!standing.live || standing.reason !== undefined);
  // The same reason is shown only once, in the banner with a retry button.
  const isSaid = isUnread && result?.kind === 'failed' && result.reason === standing.reason;
  return (
    <>
      <Busy role="status">
        {stage && (
          <Banner tone="success">
            {stageText(stage, isHosted)}
            {stage === 'waiting' && <CommitLink />}
          </Banner>
        )}
      </Busy>
      {text !== undefined && tone && !isSaid && (
        <Banner tone={tone}>
          {text}
          {result?.kind === 'invisible' && (
            <>
              <CommitLink />
              <Button variant="outlined" onClick={() => void tryAgain()}>
                {isHosted ? 'Look again' : 'Try Again'}
              </Button>
            </>
          )}
        </Banner>
      )}
      {isUnread && (
        <RetryBanner onRetry={() => void retry()}>
          {standing.reason ??
            'Part of the website’s content could not be loaded. Nothing can be published until it is.'}
          {standing.reason === undefined && <FileErrors />}
        </RetryBanner>
      )}
      {standing?.outdated !== undefined && (
        <Banner tone="warning">
          {`${formatCount(standing.outdated, 'correction')} of yours no longer applied, because the damaged item has changed on the website. Look under “Needs attention”.`}
        </Banner>
      )}
      {(standing?.joined ?? 0) > 0 && (
        <Banner tone="success">
          {`Somebody else has published meanwhile. ${formatCount(standing?.joined ?? 0, 'record')} of yours joined with it, field by field.`}
        </Banner>
      )}
    </>
  );
}
