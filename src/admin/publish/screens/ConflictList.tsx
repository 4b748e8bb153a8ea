import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { HeadedSection } from '../../layout/HeadedSection';
import type { ConflictSide } from '../merge/merge';
import type { ConflictingChange } from '../merge/reconcile';
import { answersOf, ConflictFields, type Answers } from './ConflictFields';
import type { usePublish } from './usePublish';

interface ConflictFormProps {
  conflicting: ConflictingChange;
  onResolve: (sides: ConflictSide[]) => void;
}

/** The form to resolve conflicts field by field. Nothing is overwritten before it is submitted. */
function ConflictForm({ conflicting, onResolve }: ConflictFormProps) {
  const { change } = conflicting;
  const [answers, setAnswers] = useState<Answers>({});
  const sides = answersOf(conflicting, answers).filter((side) => side !== undefined);
  const isAnswered = sides.length === conflicting.conflicts.length;
  return (
    <Card
      component="form"
      aria-label={change.name.full}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) onResolve(sides);
      }}
    >
      <CardHeader title={change.name.full} slotProps={{ title: { component: 'h3' } }} />
      <CardContent>
        <ConflictFields
          {...conflicting}
          answers={answers}
          onAnswer={(key, side) => setAnswers({ ...answers, [key]: side })}
        />
      </CardContent>
      <CardActions>
        <Button type="submit" variant="contained" disabled={!isAnswered}>
          Apply choices
        </Button>
      </CardActions>
    </Card>
  );
}

/** The conflicts with the website, one form for each record; empty if there are none. */
export function ConflictList({ state }: { state: ReturnType<typeof usePublish> }) {
  const { conflicting, resolve } = state;
  if (conflicting.length === 0) return null;
  return (
    <HeadedSection title="Conflicts">
      <Stack spacing={1.5}>
        <Alert severity="warning" role="note">
          Someone else published different values. Choose which version to keep. Nothing is
          overwritten until you do.
        </Alert>
        {conflicting.map((record) => (
          <ConflictForm
            key={record.change.key}
            conflicting={record}
            onResolve={(sides) => void resolve(record, sides)}
          />
        ))}
      </Stack>
    </HeadedSection>
  );
}
