import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { customerLabel } from '@/domain/rental/customers/customers';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { ImportLines } from '../../resources/csv/CsvImportDialog';
import { TableImportDialog } from '../layout/TableImportDialog';
import { selectCustomers } from '../store/customers';
import { useRequestsSelector } from '../store/hooks';
import { readCustomersCsv } from './customersCsv';

/** Dialog that lists what a CSV file of customers would change before it is imported. */
export function CustomersImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const customers = useRequestsSelector(selectCustomers);
  const [read] = useState(() => () => readCustomersCsv(file));
  const { value: planFor } = useLoaded(read);
  const plan = useMemo(() => planFor?.(customers), [planFor, customers]);
  const columns = plan?.columns ?? [];
  const unused = columns.flatMap(({ given, column }) => (column || !given.trim() ? [] : [given]));
  const props = { file, plan, onClose };
  return (
    <TableImportDialog table="customers" noun="customer" nameOf={customerLabel} {...props}>
      <ImportLines
        label="Columns"
        texts={columns.flatMap(({ given, column }) => (column ? [[`${given}: ${column}`]] : []))}
      />
      {unused.length > 0 && <Typography>{`Not imported: ${unused.join(', ')}`}</Typography>}
    </TableImportDialog>
  );
}
