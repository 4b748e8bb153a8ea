import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { selectWorkingCopy } from '../../drafts/workingCopySelectors';
import type { RecordChange } from '../changes/changes';
import { toDisplayValue, type DisplayValue } from '../changes/fieldChanges';
import type { Conflict } from '../merge/merge';
import type { ConflictingChange, Side } from '../merge/reconcile';
import { orderedNames, labelFieldPath } from '../changes/recordLabels';
import { RadioGroupField } from '../../forms/fields/RadioGroupField';
import { ValueComparison } from './ValueComparison';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.warning.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));

/** The labels of the two sides, for the options and above the values. */
export interface SideWords {
  mine: readonly [answer: string, label: string];
  theirs: readonly [answer: string, label: string];
}

const PUBLISHED: SideWords = {
  mine: ['Keep mine', 'Mine'],
  theirs: ['Take the website’s', 'On the website'],
};

type Asked = Pick<ConflictingChange, 'change' | 'conflicts'>;

function questionOf({ path }: Conflict, { change }: Asked): string {
  const { collection, name, kind } = change;
  if (collection === 'orders') return `${name.full} was changed on both sides.`;
  if (path.length > 0) return `${labelFieldPath(path)} of ${name.short} was changed on both sides.`;
  return kind === 'deleted'
    ? `You deleted ${name.short}, and somebody else changed it.`
    : `You changed ${name.short}, and somebody else deleted it.`;
}

/** Returns the key of a conflict, which is unique in the form. */
export function conflictKey({ key }: RecordChange, { path }: Conflict): string {
  return `${key} ${path.join('.') || 'record'}`;
}

/** The selected sides by {@link conflictKey}. */
export type Answers = Partial<Record<string, Side>>;

/** Returns the selected side of each conflict of a change, in the same order. */
export function answersOf({ change, conflicts }: Asked, answers: Answers): (Side | undefined)[] {
  return conflicts.map((conflict) => answers[conflictKey(change, conflict)]);
}

/**
 * Returns a function that formats the value of a field for display. An order contains ids, for which the names are
 * shown.
 */
function useShown({ collection, id }: RecordChange) {
  const copy = useAdminSelector(selectWorkingCopy);
  return (path: readonly string[], value: unknown): DisplayValue =>
    collection === 'orders' && copy
      ? { lines: orderedNames(copy, id, value as string[]), pictures: [] }
      : toDisplayValue(path, value);
}

export interface ConflictFieldsProps extends Asked {
  answers: Answers;
  onAnswer: (key: string, side: Side) => void;
  words?: SideWords;
}

/** The conflicts of a record, with a choice of side for each field. */
export function ConflictFields(props: ConflictFieldsProps) {
  const { change, conflicts, answers, onAnswer, words = PUBLISHED } = props;
  const shown = useShown(change);
  return conflicts.map((conflict) => {
    const { path, mine, theirs } = conflict;
    const key = conflictKey(change, conflict);
    return (
      <RadioGroupField
        key={key}
        question={questionOf(conflict, props)}
        name={key}
        choices={[
          ['mine', words.mine[0]],
          ['theirs', words.theirs[0]],
        ]}
        value={answers[key]}
        onChange={(side) => onAnswer(key, side)}
      >
        {path.length > 0 && (
          <ValueComparison
            states={[
              { label: words.mine[1], shown: shown(path, mine), isNew: true },
              { label: words.theirs[1], shown: shown(path, theirs) },
            ]}
          />
        )}
      </RadioGroupField>
    );
  });
}

interface ConflictFormProps {
  conflicting: ConflictingChange;
  /** Conflicts cannot be resolved while another tab edits. */
  isReadOnly: boolean;
  onSettle: (sides: Side[]) => void;
}

/** The form to resolve conflicts field by field. Nothing is overwritten before it is submitted. */
export function ConflictForm({ conflicting, isReadOnly, onSettle }: ConflictFormProps) {
  const { change } = conflicting;
  const [answers, setAnswers] = useState<Answers>({});
  const sides = answersOf(conflicting, answers).filter((side) => side !== undefined);
  const isAnswered = sides.length === conflicting.conflicts.length;
  return (
    <Form
      aria-label={change.name.full}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) onSettle(sides);
      }}
    >
      <Typography variant="h6" component="h3">
        {change.name.full}
      </Typography>
      <ConflictFields
        {...conflicting}
        answers={answers}
        onAnswer={(key, side) => setAnswers({ ...answers, [key]: side })}
      />
      <Button type="submit" variant="contained" disabled={!isAnswered || isReadOnly}>
        Use these
      </Button>
    </Form>
  );
}
