import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatInteger } from '@/domain/text/formatNumber';
import { StackedList } from '../../layout/StackedList';
import { StatusAlert } from '../../layout/StatusAlert';
import { ImportLines } from '../../resources/csv/CsvImportDialog';
import { DifferenceTable } from '../intake/DifferenceTable';
import type { ImportPlan } from './backupFile';

/** Number of listed requests. */
const SHOWN = 50;

interface ImportFindingsProps {
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

/** What an import would change: new requests, and what becomes different in others. */
export function ImportFindings({ plan, damaged }: ImportFindingsProps) {
  const { added, changed, removed } = plan;
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
      <ImportLines label="Removed here since, and not added" texts={removed.map((ref) => [ref])} />
      {changed.length > 0 && (
        <section>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {`Different (${formatInteger(changed.length)})`}
          </Typography>
          <p>Of each field, the value that was entered last is used.</p>
          <StackedList>
            {changed.slice(0, shown).map(({ ref, differences }) => (
              <Card key={ref} component="li">
                <CardContent>
                  <strong translate="no">{ref}</strong>
                  <DifferenceTable
                    differences={differences}
                    label={`Differences of ${ref}`}
                    before="This browser"
                    after="After the import"
                  />
                </CardContent>
              </Card>
            ))}
          </StackedList>
          {changed.length > shown && (
            <Button variant="outlined" onClick={() => setShown(shown + SHOWN)}>
              Show more
            </Button>
          )}
        </section>
      )}
    </>
  );
}
