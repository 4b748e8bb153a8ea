import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RecordChange } from '../../changes/changes';
import type { FieldChange } from '../../changes/fieldChanges';
import { StatusAlert } from '../../../layout/StatusAlert';
import { Card, ChangedFields, type StateLabels } from '../ChangeCard';

const RestoreItem = styled(Card)({
  '& > header': { paddingTop: 8 },
  '& > header h3': { margin: 0, minWidth: 0, fontSize: '1rem', fontWeight: 600 },
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  '& section > h3': { margin: 0 },
  '& section > button': { justifySelf: 'start' },
});

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
  isReadOnly: boolean;
  /** Why it could not be restored. */
  error?: string;
  onRestoreField: (field: FieldChange) => void;
  onRestore: () => void;
}

/** A record that differs from the past content, field by field. */
export function RestoreCard(props: RestoreCardProps) {
  const { change, isReadOnly, error, onRestoreField, onRestore } = props;
  const { sentence, verb } = textsOf(change);
  const actionOf = (field: FieldChange) => (
    <Button
      variant="outlined"
      disabled={isReadOnly}
      aria-label={`Restore: ${field.label} of ${change.name.short}`}
      onClick={() => onRestoreField(field)}
    >
      Restore
    </Button>
  );
  return (
    <RestoreItem>
      <header>
        <h3>{sentence}</h3>
        {(change.kind !== 'changed' || change.fields.length !== 1) && (
          <Button variant="outlined" disabled={isReadOnly} onClick={onRestore}>
            {verb}
          </Button>
        )}
      </header>
      {error !== undefined && <StatusAlert severity="error">{error}</StatusAlert>}
      {change.kind === 'added' && change.fields.length > 0 && (
        <details>
          <summary>Contents</summary>
          <div>
            <ChangedFields change={change} labels={STATES} />
          </div>
        </details>
      )}
      {change.kind === 'changed' && (
        <ChangedFields change={change} labels={STATES} actionOf={actionOf} />
      )}
    </RestoreItem>
  );
}
