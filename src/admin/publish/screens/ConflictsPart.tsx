import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { HeadedSection } from '../../layout/Screen';
import { useAdminSelector } from '../../store/hooks';
import type { RecordChange } from '../changes/changes';
import { labelFieldPath, toDisplayValue } from '../changes/fieldChanges';
import { orderedNames } from '../changes/recordLabels';
import type { Conflict, ConflictSide } from '../merge/merge';
import type { ConflictingChange } from '../merge/reconcile';
import { ValueComparison } from './ChangeList';

function questionOf({ path }: Conflict, { collection, name, kind }: RecordChange): string {
  if (collection === 'orders') return `${name.full} was also changed on the website.`;
  if (path.length > 0)
    return `${labelFieldPath(path)} of ${name.short} was also changed on the website.`;
  return kind === 'deleted'
    ? `You deleted ${name.short}, but someone else changed it.`
    : `You changed ${name.short}, but someone else deleted it.`;
}

interface ConflictFormProps {
  conflicting: ConflictingChange;
  onResolve: (sides: ConflictSide[]) => void;
}

/** The conflicts of a record, with a choice of side for each field. Nothing is overwritten before it is submitted. */
function ConflictForm({ conflicting, onResolve }: ConflictFormProps) {
  const { change, conflicts } = conflicting;
  const id = useId();
  const draftContent = useAdminSelector(selectDraftContent);
  const [answers, setAnswers] = useState<Partial<Record<string, ConflictSide>>>({});
  const keyOf = ({ path }: Conflict) => `${change.key} ${path.join('.') || 'record'}`;
  const sides = conflicts.flatMap((conflict) => answers[keyOf(conflict)] ?? []);
  const isAnswered = sides.length === conflicts.length;
  // An order contains IDs, for which the names are shown.
  const valueOf = (path: readonly string[], value: unknown) =>
    change.collection === 'orders' && draftContent
      ? { lines: orderedNames(draftContent, change.id, value as string[]), pictures: [] }
      : toDisplayValue(path, value);
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
        {conflicts.map((conflict, index) => {
          const { path, mine, theirs } = conflict;
          const key = keyOf(conflict);
          return (
            <FormControl key={key} fullWidth>
              <FormLabel id={id + index}>{questionOf(conflict, change)}</FormLabel>
              {path.length > 0 && (
                <ValueComparison
                  states={[
                    { label: 'My version', value: valueOf(path, mine), isNew: true },
                    { label: 'On the website', value: valueOf(path, theirs) },
                  ]}
                />
              )}
              <RadioGroup
                row
                aria-labelledby={id + index}
                name={key}
                value={answers[key] ?? null}
                onChange={(_event, side) => setAnswers({ ...answers, [key]: side as ConflictSide })}
              >
                <FormControlLabel value="mine" label="Keep my version" control={<Radio />} />
                <FormControlLabel
                  value="theirs"
                  label="Use the website’s version"
                  control={<Radio />}
                />
              </RadioGroup>
            </FormControl>
          );
        })}
      </CardContent>
      <CardActions>
        <Button type="submit" variant="contained" disabled={!isAnswered}>
          Apply choices
        </Button>
      </CardActions>
    </Card>
  );
}

interface ConflictsProps {
  conflicting: readonly ConflictingChange[];
  onResolve: (conflicting: ConflictingChange, sides: ConflictSide[]) => void;
}

export function ConflictsPart({ conflicting, onResolve }: ConflictsProps) {
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
            onResolve={(sides) => onResolve(record, sides)}
          />
        ))}
      </Stack>
    </HeadedSection>
  );
}
