import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { Link } from 'react-router-dom';
import { selectPublished, selectWorkingCopy } from '../../drafts/workingCopySelectors';
import type { RecordChange } from '../changes/changes';
import type { FieldChange } from '../changes/fieldChanges';
import { parseGithubTarget } from '../targets/github/targetSetting';
import type { PublishTargetOption } from '../publishTarget';
import { publishTargets } from '../targets/registry';
import type { PublishResult } from '../publishChanges';
import { HISTORY_PATH } from '@/domain/links/adminPaths';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { HeadedSection } from '../../forms/layout/HeadedSection';
import { PlainList } from '../../forms/layout/PlainList';
import { ScreenLayout, ScreenHeader } from '../../forms/layout/ScreenHeader';
import { useRestoreFocus } from '../../forms/layout/useRestoreFocus';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { NeedsAttention } from './attention/NeedsAttention';
import { ChangeCard } from './ChangeCard';
import { CheckPanel } from './CheckPanel';
import { ConflictForm } from './ConflictForm';
import { FeaturedQuestions } from './FeaturedQuestions';
import { ImportZip } from './ImportZip';
import { PublishNotices } from './PublishNotices';
import { useDiscardChanges } from './useDiscardChanges';
import { useEarlierZips } from './useEarlierZips';
import { usePublish } from './usePublish';

const GithubPanel = lazyComponent(() => import('../targets/github/panel/GithubPanel'));
const LocalPanel = lazyComponent(() => import('../targets/local/panel/LocalPanel'));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 12,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars?.palette.accentFill },
}));

const Conflicts = styled('section')({ display: 'grid', gap: 12 });

type State = ReturnType<typeof usePublish>;

function Questions({ state }: { state: State }) {
  const { conflicting, isFollowing } = state;
  if (conflicting.length === 0) return null;
  return (
    <Conflicts aria-labelledby="conflicts">
      <Typography id="conflicts" variant="h4" component="h2">
        Changed on both sides
      </Typography>
      <Typography color="textSecondary">
        Somebody else has published other values meanwhile. Nothing is overwritten before you
        choose.
      </Typography>
      {conflicting.map((record) => (
        <ConflictForm
          key={record.change.key}
          conflicting={record}
          isReadOnly={isFollowing}
          onSettle={(sides) => void state.settle(record, sides)}
        />
      ))}
    </Conflicts>
  );
}

interface ChangesProps {
  state: State;
  onDiscard: (gone: RecordChange[]) => void;
  onDiscardField: (change: RecordChange, field: FieldChange) => void;
}

function Changes({ state, onDiscard, onDiscardField }: ChangesProps) {
  const { changes, chosen, choose, isFollowing } = state;
  const keys = new Set(chosen.map(({ key }) => key));
  const all = changes.map(({ key }) => key);
  return (
    <HeadedSection title="Changes">
      <Bar>
        <label>
          <input
            type="checkbox"
            checked={chosen.length === changes.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < changes.length;
            }}
            onChange={(event) => choose(all, event.target.checked)}
          />
          {`${chosen.length} of ${changes.length} chosen`}
        </label>
        <Button disabled={isFollowing || chosen.length === 0} onClick={() => onDiscard(chosen)}>
          {`Discard chosen (${chosen.length})`}
        </Button>
      </Bar>
      <PlainList>
        {changes.map((change) => (
          <ChangeCard
            key={change.key}
            change={change}
            isChosen={keys.has(change.key)}
            isReadOnly={isFollowing}
            onChoose={(isChosen) => choose([change.key], isChosen)}
            onDiscard={() => onDiscard([change])}
            onDiscardField={(field) => onDiscardField(change, field)}
          />
        ))}
      </PlainList>
    </HeadedSection>
  );
}

/** Actions add and remove most parts of this screen, so focus that would be lost moves to the page. */
function Focused({ children }: { children: ReactNode }) {
  return (
    <FocusFallback>
      <ScreenLayout>{children}</ScreenLayout>
    </FocusFallback>
  );
}

/** Adds the problems that the target found to those of the check. */
function withRefused(found: PublishProblems | undefined, result: PublishResult | undefined) {
  if (!found || result?.kind !== 'refused') return found;
  const known = new Set(found.errors.map(({ message }) => message));
  return {
    ...found,
    errors: [...found.errors, ...result.problems.filter(({ message }) => !known.has(message))],
  };
}

/** The unpublished changes, their check, and the publish buttons. */
export function PublishScreen({ setting }: { setting: string | undefined }) {
  const state = usePublish();
  const copy = useAdminSelector(selectWorkingCopy);
  const published = useAdminSelector(selectPublished)?.content;
  const { discard, discardField, dialog } = useDiscardChanges();
  const { changes, chosen, standing, found, stage, isFollowing } = state;
  const waiting = new Set(state.conflicting.map(({ change }) => change.key));
  const isStopped =
    isFollowing ||
    stage !== undefined ||
    !found ||
    found.errors.length > 0 ||
    chosen.some(({ key }) => waiting.has(key));
  const targets = publishTargets(setting);
  const place = useMemo(() => parseGithubTarget(setting), [setting]);
  useRestoreFocus(stage !== undefined);
  const { askAboutZips, zipDialog } = useEarlierZips(state);
  const publish = async (row: PublishTargetOption) => {
    const also = row.id === 'zip' ? await askAboutZips() : [];
    if (also) await state.publish(row, also);
  };
  return (
    <Focused>
      <ScreenHeader title="Publish">
        <Button component={Link} to={HISTORY_PATH}>
          History
        </Button>
        {standing?.live && <ImportZip live={standing.live} isDisabled={isFollowing} />}
        {[...targets].reverse().map((row) => (
          <Button
            key={row.id}
            variant={row === targets[0] ? 'contained' : 'outlined'}
            disabled={isStopped}
            onClick={() => void publish(row)}
          >
            {row === targets[0] ? `${row.verb} (${chosen.length})` : row.verb}
          </Button>
        ))}
      </ScreenHeader>
      <PublishNotices state={state} isHosted={place !== undefined} />
      {setting === 'local' && (
        <Suspense>
          <LocalPanel hasResult={state.result !== undefined} onRebuilt={() => void state.ask()} />
        </Suspense>
      )}
      {place && (
        <Suspense>
          <GithubPanel place={place} />
        </Suspense>
      )}
      <Questions state={state} />
      {published && <FeaturedQuestions state={state} published={published} />}
      <NeedsAttention isReadOnly={isFollowing} />
      {changes.length === 0 ? (
        <Typography color="textSecondary">
          Everything is published. What you change in the back office is listed here.
        </Typography>
      ) : (
        <>
          {copy && (!standing || standing.live) && (
            <CheckPanel found={withRefused(found, state.result)} content={copy} chosen={chosen} />
          )}
          <Changes
            state={state}
            onDiscard={(gone) => void discard(gone)}
            onDiscardField={(change, field) => void discardField(change, field)}
          />
        </>
      )}
      {dialog}
      {zipDialog}
    </Focused>
  );
}
