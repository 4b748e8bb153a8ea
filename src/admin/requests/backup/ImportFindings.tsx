import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { requestDifferences } from '@/domain/rental/incoming/differences';
import type { ChangedRequest, ImportPlan } from '@/domain/rental/incoming/mergeRequests';
import { formatCount, formatInteger } from '@/domain/text/formatNumber';
import { StatusAlert } from '../../layout/StatusAlert';
import { RadioGroupField } from '../../forms/fields/RadioGroupField';
import { adminDay } from '../../layout/adminDate';
import { StackedList } from '../../layout/StackedList';
import { ImportLines } from '../../resources/csv/CsvImportDialog';
import { DifferenceTable } from '../intake/DifferenceTable';

/** Maximum number of listed requests. For all others, the version that was changed later is used. */
const SHOWN = 50;

interface ChoiceProps {
  isUsed: (reference: string, isNewer: boolean) => boolean;
  onChoose: (reference: string, isUsed: boolean) => void;
}

const CHOICES = [
  ['stored', 'Keep this browser’s version'],
  ['imported', 'Use the backup’s version'],
] as const;

function ChangedCard({ change, isUsed, onChoose }: ChoiceProps & { change: ChangedRequest }) {
  const { stored, imported, isNewer } = change;
  const differences = requestDifferences(stored, imported, adminDay);
  const { ref } = stored;
  return (
    <Card component="li">
      <CardContent>
        <strong>{ref}</strong>
        {differences.length > 0 ? (
          <DifferenceTable
            differences={differences}
            label={`Differences of ${ref}`}
            before="This browser"
            after="Backup"
          />
        ) : (
          <p>The versions differ in details that are not shown.</p>
        )}
        <RadioGroupField
          question={isNewer ? 'The backup is newer' : 'This browser’s version is newer'}
          name={`version-${ref}`}
          choices={CHOICES}
          value={isUsed(ref, isNewer) ? 'imported' : 'stored'}
          onChange={(choice) => onChoose(ref, choice === 'imported')}
        />
      </CardContent>
    </Card>
  );
}

interface ImportFindingsProps extends ChoiceProps {
  plan: ImportPlan;
  /** Number of requests, customers, photos and settings in the file that cannot be read. */
  damaged: number;
}

function summary({ added, changed, unchanged }: ImportPlan): string {
  if (added.length + changed.length === 0)
    return 'The backup contains no changes to your requests.';
  const [news, different, same] = [added.length, changed.length, unchanged].map((count) =>
    formatInteger(count),
  );
  return `${news} new, ${different} different, ${same} unchanged.`;
}

/** What an import would change: new requests, and different ones with a choice for each. */
export function ImportFindings({ plan, damaged, ...choice }: ImportFindingsProps) {
  const { added, changed } = plan;
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <p>{summary(plan)}</p>
      {damaged > 0 && (
        <StatusAlert severity="warning">
          {damaged === 1
            ? '1 entry of the backup is damaged and cannot be imported.'
            : `${formatInteger(damaged)} entries of the backup are damaged and cannot be imported.`}
        </StatusAlert>
      )}
      <ImportLines
        label="New"
        texts={added.map(({ ref, customer }) => [[ref, customer.name].filter(Boolean).join(', ')])}
      />
      {changed.length > 0 && (
        <section>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {`Different (${formatInteger(changed.length)})`}
          </Typography>
          <StackedList>
            {changed.slice(0, shown).map((change) => (
              <ChangedCard key={change.stored.ref} change={change} {...choice} />
            ))}
          </StackedList>
          {changed.length > shown && (
            <>
              <p>{`For ${formatCount(changed.length - shown, 'more request')}, the newer version is used.`}</p>
              <Button variant="outlined" onClick={() => setShown(shown + SHOWN)}>
                Show more
              </Button>
            </>
          )}
        </section>
      )}
    </>
  );
}
