import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { noticeShown } from '@/features/notices';
import { selectPublished } from '../../drafts/content/draftContent';
import { isSameButTimes } from '../../drafts/content/pending';
import { type Edit, publishedRecord, withinLimits } from '../../drafts/draftChanges';
import { ruleMessage } from '../../drafts/messages';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { saveEdits } from '../../forms/saveEdits';
import { StackedList } from '../../layout/StackedList';
import { useConfirm } from '../../layout/AdminDialogs';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { type RecordChange, changeSentence } from '../changes/changes';
import type { DisplayValue, FieldChange } from '../changes/fieldChanges';
import { labelRecord } from '../changes/recordLabels';
import { findRestoreViolation } from '../restore/restore';

interface ComparedValue {
  label: string;
  value: DisplayValue;
  isNew?: boolean;
}

function State({ label, value: { lines, pictures }, isNew }: ComparedValue) {
  return (
    <Card data-new={isNew ? '' : undefined} sx={{ flex: 1 }}>
      <CardContent>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        {lines.length + pictures.length === 0 && <em>Empty</em>}
        {lines.length > 0 && <p style={{ whiteSpace: 'pre-wrap' }}>{lines.join('\n')}</p>}
        <Stack direction="row" spacing={1}>
          {pictures.map((src, index) => (
            <Box key={`${index}-${src}`} sx={{ width: 'min(200px, 100%)' }}>
              <DraftPicture
                src={src}
                alt={`${label}: image ${index + 1} of ${pictures.length}`}
                ratio={[4, 3]}
                sizes="200px"
              />
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

export function ValueComparison({ states }: { states: readonly ComparedValue[] }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      {states.map((state) => (
        <State key={state.label} {...state} />
      ))}
    </Stack>
  );
}

type StateLabels = readonly [before: string, after: string];

interface FieldsProps {
  change: RecordChange;
  states: StateLabels;
}

/** The fields of a change, each before and after it. Those of a new record are collapsed. */
function Fields({ change, states: [old, now] }: FieldsProps) {
  const isAdded = change.kind === 'added';
  const statesOf = ({ before, after }: FieldChange): ComparedValue[] => {
    const next = { label: now, value: after, isNew: true };
    return isAdded ? [next] : [{ label: old, value: before }, next];
  };
  const fields = change.fields.map((field) => (
    <Stack key={field.path.join('.')} component="section" spacing={1}>
      <Typography component="h3">{field.label}</Typography>
      <ValueComparison states={statesOf(field)} />
    </Stack>
  ));
  if (!isAdded) return fields;
  if (fields.length === 0) return null;
  return (
    <Accordion>
      <AccordionSummary>Contents</AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1.5}>{fields}</Stack>
      </AccordionDetails>
    </Accordion>
  );
}

interface ChangeListProps {
  changes: readonly RecordChange[];
  selected: readonly RecordChange[];
  onSelect: (keys: readonly string[], isSelected: boolean) => void;
  sentenceOf: (change: RecordChange) => string;
  states: StateLabels;
  action: ReactNode;
  onDiscard?: (change: RecordChange) => void;
  /** Returns what has to be known before selecting a change. */
  noteOf?: (change: RecordChange) => string | false;
}

export function ChangeList(props: ChangeListProps) {
  const { changes, selected, onSelect, sentenceOf, states, action, onDiscard, noteOf } = props;
  const keys = new Set(selected.map(({ key }) => key));
  const all = changes.map(({ key }) => key);
  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 1.5 }}>
        <CheckboxField
          label={`${selected.length} of ${changes.length} selected`}
          isChecked={selected.length === changes.length}
          isIndeterminate={selected.length > 0 && selected.length < changes.length}
          onChange={(isSelected) => onSelect(all, isSelected)}
        />
        {action}
      </Stack>
      <StackedList>
        {changes.map((change) => {
          const isSelected = keys.has(change.key);
          const note = noteOf?.(change);
          return (
            <Card key={change.key} component="li" data-left-out={isSelected ? undefined : ''}>
              <CardHeader
                title={
                  <CheckboxField
                    label={sentenceOf(change)}
                    isChecked={isSelected}
                    onChange={(isNowSelected) => onSelect([change.key], isNowSelected)}
                  />
                }
                action={
                  onDiscard && (
                    <Button
                      variant="outlined"
                      aria-label={`Discard: ${sentenceOf(change)}`}
                      onClick={() => onDiscard(change)}
                    >
                      Discard
                    </Button>
                  )
                }
                slotProps={{ title: { component: 'div' } }}
              />
              <CardContent>
                <Stack spacing={1.5}>
                  {note && (
                    <Typography variant="body2" color="textSecondary">
                      {note}
                    </Typography>
                  )}
                  <Fields change={change} states={states} />
                </Stack>
              </CardContent>
            </Card>
          );
        })}
      </StackedList>
    </div>
  );
}

export function unfeaturedText(unfeatured: readonly Edit[]): string {
  if (unfeatured.length === 0) return '';
  const names = unfeatured
    .map(({ collection, id, draft }) => labelRecord(collection, id, draft).short)
    .join(', ');
  return `Too many items would be featured, so ${names} will no longer be featured. `;
}

/** One step that can be undone. If a record is featured again, one that only a draft features is unfeatured. */
export function useDiscard() {
  const dispatch = useAdminDispatch();
  const drafts = useAdminSelector(selectDrafts);
  const published = useAdminSelector(selectPublished)?.content;
  const { confirm, dialog } = useConfirm();
  const discard = async (discarded: readonly RecordChange[]) => {
    const [first] = discarded;
    if (!first || !published) return;
    const isOne = discarded.length === 1;
    const what = isOne ? changeSentence(first) : formatCount(discarded.length, 'change');
    const restored = discarded.map(({ collection, id, entry }): Edit => ({
      collection,
      id,
      draft: entry.base,
    }));
    const beforeOf = (collection: Edit['collection'], id: string) =>
      publishedRecord(published, collection, id);
    const isDraft = (collection: Edit['collection'], id: string) =>
      !(beforeOf(collection, id) as { isFeatured?: boolean } | null)?.isFeatured;
    const limited = withinLimits(restored, drafts, published, isDraft);
    const { unfeatured } = limited;
    const edits = limited.edits.map((edit) => {
      const before = beforeOf(edit.collection, edit.id);
      const isSame = unfeatured.includes(edit) && isSameButTimes(edit.draft, before);
      return isSame ? { ...edit, draft: before } : edit;
    });
    const violation = findRestoreViolation(edits, drafts, published);
    if (violation) {
      const message = `Can’t discard: ${ruleMessage(violation)}`;
      dispatch(noticeShown({ message, type: 'warning' }));
      return;
    }
    const isConfirmed =
      (isOne && unfeatured.length === 0) ||
      (await confirm({
        title: isOne ? 'Discard change' : 'Discard changes',
        text: `${what} will be discarded. ${unfeaturedText(unfeatured)}You can undo this.`,
        verb: 'Discard',
      }));
    if (!isConfirmed) return;
    const message = isOne ? 'Change discarded' : `${what} discarded`;
    await dispatch(saveEdits({ label: `Discarded: ${what}`, edits, message }));
  };
  return { discard, dialog };
}
