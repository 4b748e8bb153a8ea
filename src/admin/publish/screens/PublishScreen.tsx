import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { HISTORY_PATH, PUBLISH_PATH } from '@/domain/links/adminPaths';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { useAdminSelector } from '../../store/hooks';
import { usePublishedContentQuery } from '../../drafts/content/publishedContent';
import { selectPublished, selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { HeadedSection } from '../../layout/HeadedSection';
import { AdminHead } from '../../layout/AdminHead';
import { Spinner } from '../../layout/Spinner';
import { useRestoreFocus } from '../../layout/useRestoreFocus';
import type { PublishResult } from '../thunks/publishChanges';
import { changeSentence, followsRequest } from '../changes/changes';
import type { PublishTargetOption } from '../publishTarget';
import { publishTargets } from '../targets/registry';
import { AvailabilitySection } from './Availability';
import { NeedsAttention } from './NeedsAttention';
import { ChangeList } from './ChangeList';
import { CheckPanel } from './CheckPanel';
import { ConflictList } from './ConflictList';
import { FeaturedQuestions } from './FeaturedQuestions';
import { PublishNotices } from './PublishNotices';
import { useDiscard } from './useDiscard';
import { usePublish } from './usePublish';
import { useTarget } from '../targets/registry';

const FOLLOWS_REQUEST =
  'Follows its rental request. Discard it only if that request no longer exists.';

/** Adds the problems that were found while publishing to those of the check. */
function withRejected(problems: PublishProblems | undefined, result: PublishResult | undefined) {
  if (!problems || result?.kind !== 'rejected') return problems;
  const known = new Set(problems.errors.map(({ message }) => message));
  return {
    ...problems,
    errors: [...problems.errors, ...result.problems.filter(({ message }) => !known.has(message))],
  };
}

interface ChangesProps {
  state: ReturnType<typeof usePublish>;
  discard: ReturnType<typeof useDiscard>['discard'];
}

function Changes({ state: { changes, selected, select }, discard }: ChangesProps) {
  return (
    <HeadedSection title="Changes">
      <ChangeList
        changes={changes}
        selected={selected}
        onSelect={select}
        sentenceOf={changeSentence}
        states={['On the website', 'After publishing']}
        action={
          <Button disabled={selected.length === 0} onClick={() => void discard(selected)}>
            {`Discard selected (${selected.length})`}
          </Button>
        }
        onDiscard={(change) => void discard([change])}
        noteOf={(change) => followsRequest(change) && FOLLOWS_REQUEST}
      />
    </HeadedSection>
  );
}

/** The unpublished changes, their check, and the publish buttons. */
export function PublishScreen({ setting }: { setting: string | undefined }) {
  const state = usePublish();
  const { changes, selected, status, problems, publication, conflicting } = state;
  const copy = useAdminSelector(selectWorkingCopy);
  const published = useAdminSelector(selectPublished)?.content;
  const { discard, dialog } = useDiscard();
  const isBusy = publication?.stage !== undefined;
  useRestoreFocus(isBusy);
  const options = publishTargets(setting);
  const Panel = useTarget(setting).value?.Panel;
  const inConflict = new Set(conflicting.map(({ change }) => change.key));
  const canPublish =
    !isBusy && problems?.errors.length === 0 && !selected.some(({ key }) => inConflict.has(key));
  const handlePublish = (option: PublishTargetOption) => {
    const keys = new Set(selected.map(({ key }) => key));
    return state.publish(option, ({ key }) => keys.has(key));
  };
  return (
    // Actions add and remove most parts of this screen, so focus that would be lost moves to the page.
    <FocusFallback>
      <ScreenLayout>
        <ScreenHeader title="Publish">
          <Button component={Link} to={HISTORY_PATH}>
            Publish history
          </Button>
          {options.toReversed().map((option) => (
            <Button
              key={option.id}
              variant={option === options[0] ? 'contained' : 'outlined'}
              disabled={!canPublish}
              onClick={() => void handlePublish(option)}
            >
              {option === options[0] ? `${option.verb} (${selected.length})` : option.verb}
            </Button>
          ))}
        </ScreenHeader>
        <PublishNotices state={state} />
        {Panel && <Panel hasResult={publication?.result !== undefined} onUpdate={state.refresh} />}
        <ConflictList state={state} />
        {published && <FeaturedQuestions state={state} published={published} />}
        <NeedsAttention />
        {options[0] && (
          <AvailabilitySection state={state} option={options[0]} isDisabled={isBusy} />
        )}
        {changes.length === 0 ? (
          <Typography color="textSecondary">
            No unpublished changes. Changes you make in the back office are listed here.
          </Typography>
        ) : (
          <>
            {copy && (!status || status.live) && (
              <CheckPanel
                problems={withRejected(problems, publication?.result)}
                content={copy}
                selected={selected}
              />
            )}
            <Changes state={state} discard={discard} />
          </>
        )}
        {dialog}
      </ScreenLayout>
    </FocusFallback>
  );
}

/** Page to publish the drafts. */
export default function PublishPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading changes" />;
  return (
    <>
      <AdminHead title="Publish" path={PUBLISH_PATH} />
      <PublishScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
    </>
  );
}
