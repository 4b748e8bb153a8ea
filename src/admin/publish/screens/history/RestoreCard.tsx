import Button from '@mui/material/Button';
import type { RecordChange } from '../../changes/changes';
import type { FieldChange } from '../../changes/fieldChanges';
import { StatusAlert } from '../../../layout/StatusAlert';
import { ChangeContents, RecordCard, type StateLabels } from '../ChangeCard';

const STATES: StateLabels = ['Now', 'In this version'];

/** Returns how a record has changed since, and the label of the button that restores it. */
function textsOf({ kind, name }: RecordChange): { sentence: string; verb: string } {
  if (kind === 'added')
    return { sentence: `${name.full} was deleted later`, verb: `Restore ${name.short}` };
  if (kind === 'deleted')
    return { sentence: `${name.full} was added later`, verb: `Remove ${name.short}` };
  return { sentence: `${name.full} has changed`, verb: `Restore ${name.short}` };
}

interface RestoreCardProps {
  change: RecordChange;
  /** Why it could not be restored. */
  error?: string;
  onRestoreField: (field: FieldChange) => void;
  onRestore: () => void;
}

/** A record that differs from the past content, field by field. */
export function RestoreCard(props: RestoreCardProps) {
  const { change, error, onRestoreField, onRestore } = props;
  const { sentence, verb } = textsOf(change);
  const actionOf = (field: FieldChange) => (
    <Button
      variant="outlined"
      aria-label={`Restore: ${field.label} of ${change.name.short}`}
      onClick={() => onRestoreField(field)}
    >
      Restore
    </Button>
  );
  return (
    <RecordCard
      title={<h3>{sentence}</h3>}
      action={
        (change.kind !== 'changed' || change.fields.length !== 1) && (
          <Button variant="outlined" onClick={onRestore}>
            {verb}
          </Button>
        )
      }
    >
      {error !== undefined && <StatusAlert severity="error">{error}</StatusAlert>}
      {change.kind !== 'deleted' && (
        <ChangeContents change={change} labels={STATES} actionOf={actionOf} />
      )}
    </RecordCard>
  );
}
