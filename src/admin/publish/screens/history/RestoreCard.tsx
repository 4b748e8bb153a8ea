import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RecordChange } from '../../changes/changes';
import type { FieldChange } from '../../changes/fieldChanges';
import { Banner } from '@/ui/feedback/Banner';
import { Card, ChangedFields, type SideNames } from '../ChangeCard';

const PastItem = styled(Card)({
  '& > header': { paddingTop: 8 },
  '& > header h3': { margin: 0, minWidth: 0, fontSize: '1rem', fontWeight: 600 },
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
  '& section > h3': { margin: 0 },
  '& section > button': { justifySelf: 'start' },
});

const STATES: SideNames = ['Now', 'As it was then'];

/** Returns how a record has changed since, and the label of the button that restores it. */
function wordsOf({ kind, name }: RecordChange): { sentence: string; verb: string } {
  if (kind === 'added')
    return { sentence: `${name.full} was deleted since`, verb: `Bring back ${name.short}` };
  if (kind === 'deleted')
    return { sentence: `${name.full} is new since`, verb: `Take away ${name.short}` };
  return { sentence: `${name.full} is different now`, verb: `Restore all of ${name.short}` };
}

export interface PastCardProps {
  change: RecordChange;
  isReadOnly: boolean;
  /** Why it could not be restored. */
  refusal?: string;
  onRestoreField: (field: FieldChange) => void;
  onRestore: () => void;
}

/** A record that differs from the past content, field by field. */
export function RestoreCard(props: PastCardProps) {
  const { change, isReadOnly, refusal, onRestoreField, onRestore } = props;
  const { sentence, verb } = wordsOf(change);
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
    <PastItem>
      <header>
        <h3>{sentence}</h3>
        {(change.kind !== 'changed' || change.fields.length !== 1) && (
          <Button variant="outlined" disabled={isReadOnly} onClick={onRestore}>
            {verb}
          </Button>
        )}
      </header>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      {change.kind === 'added' && change.fields.length > 0 && (
        <details>
          <summary>What it held</summary>
          <div>
            <ChangedFields change={change} names={STATES} />
          </div>
        </details>
      )}
      {change.kind === 'changed' && (
        <ChangedFields change={change} names={STATES} actionOf={actionOf} />
      )}
    </PastItem>
  );
}
