import { useAdminSelector } from '../../store/hooks';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { RadioGroupField } from '../../forms/fields/RadioGroupField';
import type { RecordChange } from '../changes/changes';
import { toDisplayValue, type DisplayValue } from '../changes/fieldChanges';
import { orderedNames } from '../changes/recordLabels';
import { labelFieldPath } from '../changes/fieldChanges';
import type { ConflictSide } from '../merge/merge';
import type { Conflict } from '../merge/merge';
import type { ConflictingChange } from '../merge/reconcile';
import { ValueComparison } from './ChangeList';

/** The labels of the two sides, for the options and above the values. */
interface SideLabels {
  mine: readonly [choice: string, label: string];
  theirs: readonly [choice: string, label: string];
  /** Where the other side is, such as “on the website”. */
  source: string;
}

const PUBLISHED: SideLabels = {
  mine: ['Keep my version', 'My version'],
  theirs: ['Use the website’s version', 'On the website'],
  source: 'on the website',
};

type ConflictingFields = Pick<ConflictingChange, 'change' | 'conflicts'>;

function questionOf({ path }: Conflict, change: RecordChange, source: string): string {
  const { collection, name, kind } = change;
  if (collection === 'orders') return `${name.full} was also changed ${source}.`;
  if (path.length > 0)
    return `${labelFieldPath(path)} of ${name.short} was also changed ${source}.`;
  return kind === 'deleted'
    ? `You deleted ${name.short}, but someone else changed it.`
    : `You changed ${name.short}, but someone else deleted it.`;
}

/** Returns the key of a conflict, which is unique in the form. */
function conflictKey({ key }: RecordChange, { path }: Conflict): string {
  return `${key} ${path.join('.') || 'record'}`;
}

/** The selected sides by {@link conflictKey}. */
export type Answers = Partial<Record<string, ConflictSide>>;

/** Returns the selected side of each conflict of a change, in the same order. */
export function answersOf(
  { change, conflicts }: ConflictingFields,
  answers: Answers,
): (ConflictSide | undefined)[] {
  return conflicts.map((conflict) => answers[conflictKey(change, conflict)]);
}

/**
 * Returns a function that formats the value of a field for display. An order contains IDs, for which the names are
 * shown.
 */
function useDisplayValue({ collection, id }: RecordChange) {
  const copy = useAdminSelector(selectWorkingCopy);
  return (path: readonly string[], value: unknown): DisplayValue =>
    collection === 'orders' && copy
      ? { lines: orderedNames(copy, id, value as string[]), pictures: [] }
      : toDisplayValue(path, value);
}

interface ConflictFieldsProps extends ConflictingFields {
  answers: Answers;
  onAnswer: (key: string, side: ConflictSide) => void;
  labels?: SideLabels;
}

/** The conflicts of a record, with a choice of side for each field. */
export function ConflictFields(props: ConflictFieldsProps) {
  const { change, conflicts, answers, onAnswer, labels = PUBLISHED } = props;
  const displayValue = useDisplayValue(change);
  return conflicts.map((conflict) => {
    const { path, mine, theirs } = conflict;
    const key = conflictKey(change, conflict);
    return (
      <RadioGroupField
        key={key}
        question={questionOf(conflict, change, labels.source)}
        name={key}
        choices={[
          ['mine', labels.mine[0]],
          ['theirs', labels.theirs[0]],
        ]}
        value={answers[key]}
        onChange={(side) => onAnswer(key, side)}
      >
        {path.length > 0 && (
          <ValueComparison
            states={[
              { label: labels.mine[1], value: displayValue(path, mine), isNew: true },
              { label: labels.theirs[1], value: displayValue(path, theirs) },
            ]}
          />
        )}
      </RadioGroupField>
    );
  });
}
