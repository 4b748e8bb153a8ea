import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { HISTORY_PATH } from '@/domain/links/adminPaths';
import type { Problem } from '@/domain/record/problem';
import { formatCount } from '@/domain/text/formatNumber';
import { noticeShown } from '@/features/notices';
import { selectUnreadable } from '../../drafts/content/draftContent';
import { HeadedSection } from '../../layout/Screen';
import { RetryBanner, StatusAlert } from '../../layout/StatusAlert';
import { StackedList } from '../../layout/StackedList';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { problemFile } from './problemLink';
import { resultText, stageText, type PublishState } from './usePublishScreen';
import type { PublicationLink } from '../publishTarget';

const COPIED = 'Details copied. Send them to the person who maintains your website.';
const NOT_COPIED =
  'This browser does not allow copying. Select the text and copy it, or send a picture of it.';

const lineOf = (problem: Problem) => `${problemFile(problem)}: ${problem.message}`;

export function NeedsAttention() {
  const problems = useAdminSelector(selectUnreadable);
  const dispatch = useAdminDispatch();
  const copy = async () => {
    const isCopied = await navigator.clipboard
      .writeText(problems.map(lineOf).join('\n'))
      .then(() => true)
      .catch(() => false);
    const message = isCopied ? COPIED : NOT_COPIED;
    dispatch(noticeShown({ message, type: isCopied ? 'success' : 'warning' }));
  };
  if (problems.length === 0) return null;
  return (
    <HeadedSection level={3} title={`Needs attention (${problems.length})`}>
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Typography color="textSecondary">
          These parts of the content are damaged, so visitors do not see them. They stay as they are
          when you publish other changes. To correct them, copy the details and send them to the
          person who maintains your website.
        </Typography>
        <StackedList sx={{ overflowWrap: 'anywhere' }}>
          {problems.map((problem) => (
            <li key={problemFile(problem)}>{lineOf(problem)}</li>
          ))}
        </StackedList>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy details
        </Button>
      </Stack>
    </HeadedSection>
  );
}

function HostLink({ link }: { link: PublicationLink | undefined }) {
  if (!link) return null;
  return (
    <a href={link.url} target="_blank" rel="noreferrer">
      {link.pendingLabel}
    </a>
  );
}

function Outcome({ state }: { state: PublishState }) {
  const { publication, pending, status, statusError, retry, retryDeployment, stopWaiting } = state;
  const { option, target, result } = publication ?? {};
  const hasFailed = result?.kind === 'failed';
  const [text, tone] = (option && result && resultText(result, target, option.isHosted)) ?? [];
  return (
    <>
      {publication && tone && (!hasFailed || statusError === undefined) && (
        <StatusAlert severity={tone}>{text}</StatusAlert>
      )}
      {pending && !publication?.stage && (
        <StatusAlert severity="warning">
          {pending.text}
          <HostLink link={pending.link} />
          <Button variant="outlined" onClick={retryDeployment}>
            {pending.isHosted ? 'Check again' : 'Try Again'}
          </Button>
          {pending.isAwaited && (
            <Button variant="outlined" onClick={stopWaiting}>
              Stop waiting
            </Button>
          )}
        </StatusAlert>
      )}
      {statusError !== undefined && (
        <RetryBanner onRetry={retry}>{hasFailed ? text : statusError}</RetryBanner>
      )}
      {status && !status.base && statusError === undefined && (
        <RetryBanner onRetry={retry}>
          Some content could not be loaded. You can publish once it has been loaded.
          {status.damage?.map((problem) => (
            <span key={problemFile(problem)}>
              <br />
              {lineOf(problem)}
            </span>
          ))}
        </RetryBanner>
      )}
    </>
  );
}

export function PublishedPart({ state }: { state: PublishState }) {
  const { status, publication, pending, isVisible } = state;
  const { stage, id = '' } = publication ?? {};
  return (
    <HeadedSection title="What was published">
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        {/* A live region must exist before its text changes. While empty, it adds no gap. */}
        <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
          {publication && stage && (
            <StatusAlert severity="success">
              {stageText(stage, publication.option.isHosted)}
              {stage === 'waiting' && <HostLink link={publication.target?.linkOf?.(id)} />}
            </StatusAlert>
          )}
        </Box>
        <Outcome state={state} />
        {!publication && !pending && isVisible && status?.base && !status.failure && (
          <Typography color="textSecondary">
            Visitors see everything that was published from this browser.
          </Typography>
        )}
        {status && status.mergedCount > 0 && (
          <StatusAlert severity="success">
            {`Someone else published. ${formatCount(status.mergedCount, 'item')} ${status.mergedCount === 1 ? 'was' : 'were'} merged.`}
          </StatusAlert>
        )}
        <NeedsAttention />
        <Button variant="outlined" component={Link} to={HISTORY_PATH}>
          Publish history
        </Button>
      </Stack>
    </HeadedSection>
  );
}
