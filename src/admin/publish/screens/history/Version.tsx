import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { RetryPanel } from '@/ui/feedback/StatePanel';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { withDrafts } from '../../../drafts/content/draftContent';
import { ruleMessage } from '../../../drafts/messages';
import { type RuleViolation, entryOf, withinLimits } from '../../../drafts/draftChanges';
import { selectDrafts } from '../../../drafts/state/draftsReducer';
import { saveWithRetry } from '../../../forms/saveEdits';
import { adminTime } from '../../../layout/adminDate';
import { StatusAlert } from '../../../layout/StatusAlert';
import { useConfirm } from '../../../layout/AdminDialogs';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import type { RecordChange } from '../../changes/changes';
import type { PublishTarget } from '../../publishTarget';
import {
  diffWithPast,
  fetchPastContent,
  findRestoreViolation,
  keysToUndo,
  restorationOf,
  type PastContent,
  type PastFailure,
} from '../../restore/restore';
import { ChangeList, unfeaturedText } from '../ChangeList';
import type { Publication } from './usePublications';

const NOT_SAVED = 'The restored content could not be saved in this browser.';

const CHANGED = {
  added: 'was deleted later',
  changed: 'changed later',
  deleted: 'was added later',
} as const;

const sentenceOf = ({ name, kind }: RecordChange) => `${name.full} ${CHANGED[kind]}`;

function pastFailureText(failure: PastFailure, { history }: PublishTarget): string {
  return failure.code === 'incomplete'
    ? `This version could not be loaded completely, so it cannot be restored: ${failure.files.join(', ')}.`
    : (history?.explain(failure.failure) ?? '');
}

function violationText(violation: RuleViolation): string {
  const reason =
    violation.kind === 'category'
      ? 'an item would lose its category. Select the category or its old name as well, or move the item.'
      : ruleMessage(violation);
  return `Can’t restore: ${reason}`;
}

function restorationText(selected: readonly RecordChange[]) {
  const [first] = selected;
  if (!first || selected.length > 1) {
    const what = formatCount(selected.length, 'item');
    return { label: `Restored: ${what}`, message: `${what} restored as unpublished changes.` };
  }
  const { full } = first.name;
  return first.kind === 'deleted'
    ? { label: `Removed: ${full}`, message: `${full} removed as an unpublished change.` }
    : { label: `Restored: ${full}`, message: `${full} restored as an unpublished change.` };
}

interface DifferencesProps {
  past: PastContent;
  published: Content;
}

function Differences({ past, published }: DifferencesProps) {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const { confirm, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const [error, setError] = useState<string>();
  const draftContent = useMemo(() => withDrafts(published, drafts), [published, drafts]);
  const changes = useMemo(() => diffWithPast(draftContent, past.content), [draftContent, past]);
  const [keys, setKeys] = useState(() => keysToUndo(draftContent, changes, past.undone));
  const selected = changes.filter(({ key }) => keys.has(key));
  const restore = async () => {
    const edits = restorationOf(selected, changes, past.content, drafts, published);
    const violation = findRestoreViolation(edits, drafts, published);
    setError(violation && violationText(violation));
    if (violation) return;
    const { unfeatured } = withinLimits(edits, drafts, published);
    const replaced = selected.filter(({ collection, id }) => entryOf(drafts, collection, id));
    const lost =
      replaced.length > 0
        ? `This replaces ${formatCount(replaced.length, 'unpublished change')}. `
        : '';
    const text = unfeaturedText(unfeatured) + lost;
    const isConfirmed =
      text === '' ||
      (await confirm({
        title: 'Restore selected',
        text: `${text}Nothing is published, and you can undo this.`,
        verb: 'Restore',
      }));
    if (!isConfirmed) return;
    await dispatch(saveWithRetry({ ...restorationText(selected), edits }, NOT_SAVED));
    setKeys(new Set());
    heading.current?.focus();
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="differences">
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
        {changes.length > 0
          ? 'Restored content becomes an unpublished change. Publish it to update the website.'
          : 'The current content is identical to this version.'}
      </Typography>
      {error !== undefined && <StatusAlert severity="error">{error}</StatusAlert>}
      {changes.length > 0 && (
        <ChangeList
          changes={changes}
          selected={selected}
          onSelect={(some, isSelected) => {
            const others = [...keys].filter((key) => !some.includes(key));
            setKeys(new Set(isSelected ? [...others, ...some] : others));
          }}
          sentenceOf={sentenceOf}
          states={['Now', 'In this version']}
          action={
            <Button
              variant="contained"
              disabled={selected.length === 0}
              onClick={() => void restore()}
            >
              Restore selected
            </Button>
          }
        />
      )}
      {dialog}
    </Stack>
  );
}

interface VersionProps {
  target: PublishTarget;
  publication: Publication;
  /** The publication after it, if that is to be undone. */
  undone: Publication | undefined;
  /** Undefined while part of it could not be loaded. */
  published: Content | undefined;
  onClose: () => void;
}

export function Version({ target, publication, undone, published, onClose }: VersionProps) {
  const load = useCallback(
    () => fetchPastContent(target, publication.id, undone?.id),
    [target, publication.id, undone?.id],
  );
  const { value: past, retry } = useLoaded(load);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const timeOf = ({ at }: Publication) => adminTime(at, 'an unknown date');
  return (
    <>
      <Stack component="section" spacing={2} aria-labelledby="publication">
        <Typography id="publication" ref={heading} variant="h4" component="h2" tabIndex={-1}>
          {undone ? 'Undo the publication of ' : 'The website on '}
          <span style={{ display: 'inline-block' }}>{timeOf(undone ?? publication)}</span>
        </Typography>
        {undone && (
          <Typography color="textSecondary">
            The changes of this publication that were not changed again are selected.
          </Typography>
        )}
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
      {past && 'content' in past && published && <Differences past={past} published={published} />}
    </>
  );
}
