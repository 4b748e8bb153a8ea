import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { shownValue } from '@/api/publish/fieldChanges';
import type { Conflict } from '@/api/publish/merge';
import type { ConflictingChange, Side } from '@/api/publish/reconcile';
import { pathName } from '@/api/publish/recordWords';
import { RadioSet } from '@/features/admin/common/RadioSet';
import { SideBySide } from './SideBySide';

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

const CHOICES: readonly [Side, string][] = [
  ['mine', 'Keep mine'],
  ['theirs', 'Take the website’s'],
];

function questionOf({ path }: Conflict, { change }: ConflictingChange): string {
  const { name, kind } = change;
  if (path.length > 0) return `${pathName(path)} of ${name.short} was changed on both sides.`;
  return kind === 'deleted'
    ? `You deleted ${name.short}, and somebody else changed it.`
    : `You changed ${name.short}, and somebody else deleted it.`;
}

const keyOf = ({ path }: Conflict) => path.join('.') || 'record';

interface ConflictFormProps {
  conflicting: ConflictingChange;
  /** While another tab edits nothing can be answered here. */
  isReadOnly: boolean;
  onSettle: (sides: Side[]) => void;
}

/** Asks field by field whose value is to stand; nothing is overwritten before it has been answered. */
export function ConflictForm({ conflicting, isReadOnly, onSettle }: ConflictFormProps) {
  const { change, conflicts } = conflicting;
  const [sides, setSides] = useState<Partial<Record<string, Side>>>({});
  const answers = conflicts.map((conflict) => sides[keyOf(conflict)]);
  const isAnswered = answers.every((side) => side !== undefined);
  return (
    <Form
      aria-label={change.name.full}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) onSettle(answers.filter((side) => side !== undefined));
      }}
    >
      <Typography variant="h6" component="h3">
        {change.name.full}
      </Typography>
      {conflicts.map((conflict) => (
        <RadioSet
          key={keyOf(conflict)}
          question={questionOf(conflict, conflicting)}
          name={`${change.key} ${keyOf(conflict)}`}
          choices={CHOICES}
          value={sides[keyOf(conflict)]}
          onChange={(side) => setSides({ ...sides, [keyOf(conflict)]: side })}
        >
          {conflict.path.length > 0 && (
            <SideBySide
              states={[
                { label: 'Mine', shown: shownValue(conflict.path, conflict.mine), isNew: true },
                { label: 'On the website', shown: shownValue(conflict.path, conflict.theirs) },
              ]}
            />
          )}
        </RadioSet>
      ))}
      <Button type="submit" variant="contained" disabled={!isAnswered || isReadOnly}>
        Use these
      </Button>
    </Form>
  );
}
