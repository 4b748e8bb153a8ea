import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { CsvImportDialog, ImportLines, ImportProblems } from '../../resources/csv/CsvImportDialog';
import type { CsvProblem } from '../../resources/csv/csvText';
import { useRequestsDispatch } from '../store/hooks';
import { storeRecords } from '../store/storeRecords';

export interface TablePlan<T> {
  added: T[];
  changed: { record: T; columns: string[] }[];
  unchanged: number;
  /** Rows that are left out. */
  problems: CsvProblem[];
}

interface TableImportDialogProps<T> {
  table: Parameters<typeof storeRecords>[0];
  /** Name of a record, such as 'unit'. */
  noun: string;
  file: File;
  /** What the file would change; undefined while it is read. */
  plan: TablePlan<T> | undefined;
  nameOf: (record: T) => string;
  /** The records with which the file was compared, by default the present ones. */
  known?: readonly T[];
  children?: ReactNode;
  onClose: () => void;
}

const byId = <T extends { id: string }>(records: readonly T[]) =>
  Object.fromEntries(records.map((record) => [record.id, record]));

export function TableImportDialog<T extends { id: string }>(props: TableImportDialogProps<T>) {
  const { table, noun, file, plan, nameOf, known, children, onClose } = props;
  const dispatch = useRequestsDispatch();
  const all = plan ? [...plan.added, ...plan.changed.map(({ record }) => record)] : [];
  const label = formatCount(all.length, noun);
  return (
    <CsvImportDialog
      title={`Import ${noun}s`}
      file={file}
      importLabel={all.length > 0 ? `Import ${label}` : undefined}
      onImport={() => {
        dispatch(storeRecords(table, byId(all), `${label} imported`, known && byId(known)));
        onClose();
      }}
      onClose={onClose}
    >
      {plan && (
        <>
          <Typography>
            {all.length === 0
              ? 'The file contains no changes.'
              : `${label} will be imported. ${plan.unchanged} unchanged.`}
          </Typography>
          {children}
          <ImportProblems problems={plan.problems} />
          <ImportLines label="New" texts={plan.added.map((record) => [nameOf(record)])} />
          <ImportLines
            label="Changed"
            texts={plan.changed.map(({ record, columns }) => [nameOf(record), columns.join(', ')])}
          />
        </>
      )}
    </CsvImportDialog>
  );
}
