import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { changeSentence, fieldSentence, type RecordChange } from '../changes/changes';
import type { FieldChange } from '../changes/fieldChanges';
import { ValueComparison, type ComparedValue } from './ValueComparison';

/** The card of a record that differs. */
export const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '8px 16px 16px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[data-left-out]': { borderStyle: 'dashed' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
  },
  '& h3': { fontSize: '0.9375rem', fontWeight: 500, marginBottom: 6, overflowWrap: 'anywhere' },
  '& section > button': { marginTop: 8 },
  '& summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' },
  '& details > div': { display: 'grid', gap: 12 },
}));

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

export interface ChangedFieldsProps {
  change: RecordChange;
  labels?: StateLabels;
  /** Returns the action of a field. */
  actionOf?: (field: FieldChange) => ReactNode;
}

/** The fields of a change, each before and after it. */
export function ChangedFields({ change, labels = PUBLISHING, actionOf }: ChangedFieldsProps) {
  return change.fields.map((field) => (
    <section key={field.path.join('.')}>
      <h3>{change.kind === 'added' ? field.label : fieldSentence(field, change)}</h3>
      <ValueComparison states={statesOf(change, field, labels)} />
      {actionOf?.(field)}
    </section>
  ));
}

export interface ChangeCardProps {
  change: RecordChange;
  /** Whether the change is part of the next publication. */
  isSelected: boolean;
  isReadOnly: boolean;
  onSelect: (isSelected: boolean) => void;
  onDiscard: () => void;
  onDiscardField: (field: FieldChange) => void;
}

/** A record that differs from the website, field by field. */
export function ChangeCard(props: ChangeCardProps) {
  const { change, isSelected, isReadOnly, onSelect, onDiscard, onDiscardField } = props;
  const sentence = changeSentence(change);
  // Discarding the only field would equal discarding the change.
  const actionOf = (field: FieldChange) =>
    change.fields.length > 1 && (
      <Button
        variant="outlined"
        disabled={isReadOnly}
        aria-label={`Discard: ${fieldSentence(field, change)}`}
        onClick={() => onDiscardField(field)}
      >
        Discard
      </Button>
    );
  return (
    <Card data-left-out={isSelected ? undefined : ''}>
      <header>
        <CheckboxField label={sentence} isChecked={isSelected} onChange={onSelect} />
        <Button
          variant="outlined"
          disabled={isReadOnly}
          aria-label={`Discard: ${sentence}`}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </header>
      {change.kind === 'added' && change.fields.length > 0 ? (
        <details>
          <summary>Contents</summary>
          <div>
            <ChangedFields change={change} />
          </div>
        </details>
      ) : (
        <ChangedFields change={change} actionOf={actionOf} />
      )}
    </Card>
  );
}
