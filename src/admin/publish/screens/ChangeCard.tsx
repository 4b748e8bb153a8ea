import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { HeadedSection } from '../../layout/HeadedSection';
import { StackedList } from '../../layout/StackedList';
import {
  changeSentence,
  fieldSentence,
  followsRequest,
  type RecordChange,
} from '../changes/changes';
import type { FieldChange } from '../changes/fieldChanges';
import type { usePublish } from './usePublish';
import { ValueComparison, type ComparedValue } from './ValueComparison';

/** Labels of the two states of a field. */
export type StateLabels = readonly [before: string, after: string];

const PUBLISHING: StateLabels = ['On the website', 'After publishing'];

function statesOf(
  { kind }: RecordChange,
  { before, after }: FieldChange,
  [old, now]: StateLabels,
): ComparedValue[] {
  const next = { label: now, value: after, isNew: true };
  return kind === 'added' ? [next] : [{ label: old, value: before }, next];
}

interface ChangedFieldsProps {
  change: RecordChange;
  labels?: StateLabels;
  /** Returns the action of a field. */
  actionOf?: (field: FieldChange) => ReactNode;
}

/** The fields of a change, each before and after it. */
function ChangedFields({ change, labels = PUBLISHING, actionOf }: ChangedFieldsProps) {
  return change.fields.map((field) => (
    <Stack key={field.path.join('.')} component="section" spacing={1}>
      <Typography component="h3">
        {change.kind === 'added' ? field.label : fieldSentence(field, change)}
      </Typography>
      <ValueComparison states={statesOf(change, field, labels)} />
      <div>{actionOf?.(field)}</div>
    </Stack>
  ));
}

/** The fields of a change. Those of a new record are collapsed. */
export function ChangeContents({ change, ...rest }: ChangedFieldsProps) {
  if (change.kind !== 'added') return <ChangedFields change={change} {...rest} />;
  if (change.fields.length === 0) return null;
  return (
    <Accordion>
      <AccordionSummary>Contents</AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1.5}>
          <ChangedFields change={change} labels={rest.labels} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

interface RecordCardProps {
  title: ReactNode;
  action?: ReactNode;
  /** Whether the record is not part of the next publication. */
  isLeftOut?: boolean;
  children: ReactNode;
}

/** The card of a record in a list. */
export function RecordCard({ title, action, isLeftOut, children }: RecordCardProps) {
  return (
    <Card component="li" data-left-out={isLeftOut ? '' : undefined}>
      <CardHeader title={title} action={action} slotProps={{ title: { component: 'div' } }} />
      <CardContent>
        <Stack spacing={1.5}>{children}</Stack>
      </CardContent>
    </Card>
  );
}

interface ChangeCardProps {
  change: RecordChange;
  /** Whether the change is part of the next publication. */
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDiscard: () => void;
  onDiscardField: (field: FieldChange) => void;
}

/** A record that differs from the website, field by field. */
function ChangeCard(props: ChangeCardProps) {
  const { change, isSelected, onSelect, onDiscard, onDiscardField } = props;
  const sentence = changeSentence(change);
  const discardButton = (what: string, onClick: () => void) => (
    <Button variant="outlined" aria-label={`Discard: ${what}`} onClick={onClick}>
      Discard
    </Button>
  );
  return (
    <RecordCard
      isLeftOut={!isSelected}
      title={<CheckboxField label={sentence} isChecked={isSelected} onChange={onSelect} />}
      action={discardButton(sentence, onDiscard)}
    >
      {followsRequest(change) && (
        <Typography variant="body2" color="textSecondary">
          Follows its rental request. Discard it only if that request no longer exists.
        </Typography>
      )}
      <ChangeContents
        change={change}
        actionOf={(field) =>
          // Discarding the only field would equal discarding the change.
          change.fields.length > 1 &&
          discardButton(fieldSentence(field, change), () => onDiscardField(field))
        }
      />
    </RecordCard>
  );
}

interface ChangeListProps {
  state: ReturnType<typeof usePublish>;
  onDiscard: (discarded: RecordChange[]) => void;
  onDiscardField: (change: RecordChange, field: FieldChange) => void;
}

/** The unpublished changes, with a checkbox to publish only some of them. */
export function ChangeList({ state, onDiscard, onDiscardField }: ChangeListProps) {
  const { changes, selected, select } = state;
  const keys = new Set(selected.map(({ key }) => key));
  const all = changes.map(({ key }) => key);
  return (
    <HeadedSection title="Changes">
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 1.5 }}>
        <CheckboxField
          label={`${selected.length} of ${changes.length} selected`}
          isChecked={selected.length === changes.length}
          isIndeterminate={selected.length > 0 && selected.length < changes.length}
          onChange={(isSelected) => select(all, isSelected)}
        />
        <Button disabled={selected.length === 0} onClick={() => onDiscard(selected)}>
          {`Discard selected (${selected.length})`}
        </Button>
      </Stack>
      <StackedList>
        {changes.map((change) => (
          <ChangeCard
            key={change.key}
            change={change}
            isSelected={keys.has(change.key)}
            onSelect={(isSelected) => select([change.key], isSelected)}
            onDiscard={() => onDiscard([change])}
            onDiscardField={(field) => onDiscardField(change, field)}
          />
        ))}
      </StackedList>
    </HeadedSection>
  );
}
