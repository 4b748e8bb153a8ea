import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RADII } from '@/theme/tokens';
import type { ConflictSide } from '../merge/conflicts';
import type { ConflictingChange } from '../merge/reconcile';
import { answersOf, ConflictFields, type Answers } from './ConflictFields';
import type { usePublish } from './usePublish';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 16,
  padding: 16,
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.warning.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));

interface ConflictFormProps {
  conflicting: ConflictingChange;
  /** Conflicts cannot be resolved while another tab edits. */
  isReadOnly: boolean;
  onResolve: (sides: ConflictSide[]) => void;
}

/** The form to resolve conflicts field by field. Nothing is overwritten before it is submitted. */
function ConflictForm({ conflicting, isReadOnly, onResolve }: ConflictFormProps) {
  const { change } = conflicting;
  const [answers, setAnswers] = useState<Answers>({});
  const sides = answersOf(conflicting, answers).filter((side) => side !== undefined);
  const isAnswered = sides.length === conflicting.conflicts.length;
  return (
    <Form
      aria-label={change.name.full}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) onResolve(sides);
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
        Apply choices
      </Button>
    </Form>
  );
}

const List = styled('section')({ display: 'grid', gap: 12 });

/** The conflicts with the website, one form for each record; empty if there are none. */
export function ConflictList({ state }: { state: ReturnType<typeof usePublish> }) {
  const { conflicting, resolve, isReadOnly } = state;
  if (conflicting.length === 0) return null;
  return (
    <List aria-labelledby="conflicts">
      <Typography id="conflicts" variant="h4" component="h2">
        Conflicts
      </Typography>
      <Typography color="textSecondary">
        Someone else published different values. Choose which version to keep. Nothing is
        overwritten until you do.
      </Typography>
      {conflicting.map((record) => (
        <ConflictForm
          key={record.change.key}
          conflicting={record}
          isReadOnly={isReadOnly}
          onResolve={(sides) => void resolve(record, sides)}
        />
      ))}
    </List>
  );
}
