import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { CsvButtons } from '../../resources/csv/CsvButtons';
import { CsvImportDialog, ImportLines, ImportProblems } from '../../resources/csv/CsvImportDialog';
import { readCsvFile, type CsvProblem } from '../../resources/csv/csvText';
import { useRequestsDispatch } from '../store/hooks';
import { storedRecords, storeRecords, type Changes } from '../store/storeRecords';

export interface TablePlan<T> {
  /** The columns of the file; `column` is the one that it is imported as, if it is. */
  columns?: readonly { given: string; column?: string }[];
  added: T[];
  changed: { record: T; columns: string[] }[];
  unchanged: number;
  /** Rows that are left out. */
  problems: CsvProblem[];
}

type PlanOf<T> = (text: string) => Promise<TablePlan<T>>;

/** Never rejects. */
async function readPlan<T>(file: File, planOf: PlanOf<T>): Promise<TablePlan<T>> {
  const failed = (message: string): TablePlan<T> => ({
    added: [],
    changed: [],
    unchanged: 0,
    problems: [{ row: 1, message }],
  });
  const read = await readCsvFile(file);
  if ('problem' in read) return failed(read.problem);
  return planOf(read.text).catch(() => failed('The file could not be read.'));
}

function PlanLines<T>({ plan, nameOf }: { plan: TablePlan<T>; nameOf: (record: T) => string }) {
  const { columns = [], added, changed, problems } = plan;
  const unused = columns.flatMap(({ given, column }) => (column || !given.trim() ? [] : [given]));
  return (
    <>
      <ImportLines
        label="Columns"
        texts={columns.flatMap(({ given, column }) => (column ? [[`${given}: ${column}`]] : []))}
      />
      {unused.length > 0 && <Typography>{`Not imported: ${unused.join(', ')}`}</Typography>}
      <ImportProblems problems={problems} />
      <ImportLines label="New" texts={added.map((record) => [nameOf(record)])} />
      <ImportLines
        label="Changed"
        texts={changed.map(({ record, columns: names }) => [nameOf(record), names.join(', ')])}
      />
    </>
  );
}

interface Opened<T> {
  file: File;
  /** The records with which it is compared. */
  known: Changes;
  plan?: TablePlan<T>;
}

interface TableCsvProps<T> {
  table: Parameters<typeof storeRecords>[0];
  /** Name of a record, such as 'unit'. */
  noun: string;
  /** Creates the file; undefined until that is possible. */
  write: (() => Promise<string>) | undefined;
  /** Returns what the text of a file would change; undefined until that is known. */
  planOf: PlanOf<T> | undefined;
  nameOf: (record: T) => string;
}

/** Buttons that export a table, and import a file after showing what it would change. */
export function TableCsv<T extends { id: string }>(props: TableCsvProps<T>) {
  const { table, noun, write, planOf, nameOf } = props;
  const dispatch = useRequestsDispatch();
  const [opened, setOpened] = useState<Opened<T>>();
  const handleFile = async (file: File, readAs: PlanOf<T>) => {
    setOpened({ file, known: dispatch(storedRecords(table)) });
    const plan = await readPlan(file, readAs);
    setOpened((now) => (now?.file === file ? { ...now, plan } : now));
  };
  const { file, plan } = opened ?? {};
  const all = plan ? [...plan.added, ...plan.changed.map(({ record }) => record)] : [];
  const label = formatCount(all.length, noun);
  const handleImport = () => {
    const changes = Object.fromEntries(all.map((record) => [record.id, record]));
    dispatch(storeRecords(table, changes, `${label} imported`, opened?.known));
    setOpened(undefined);
  };
  return (
    <>
      <CsvButtons
        noun={`${noun}s`}
        write={write}
        onFile={planOf && ((chosen) => void handleFile(chosen, planOf))}
      />
      {file && (
        <CsvImportDialog
          title={`Import ${noun}s`}
          file={file}
          importLabel={all.length > 0 ? `Import ${label}` : undefined}
          onImport={handleImport}
          onClose={() => setOpened(undefined)}
        >
          {plan && (
            <>
              <Typography>
                {all.length + plan.problems.length === 0
                  ? 'The file contains no changes.'
                  : `${label} will be imported. ${plan.unchanged} unchanged.`}
              </Typography>
              <PlanLines plan={plan} nameOf={nameOf} />
            </>
          )}
        </CsvImportDialog>
      )}
    </>
  );
}
