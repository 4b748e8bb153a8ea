import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { customerLabel } from '@/domain/rental/customers/customers';
import type { CustomersPlan } from '@/domain/rental/customers/planCustomers';
import { formatCount } from '@/domain/text/formatNumber';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { CsvImportDialog, ImportLines, ImportProblems } from '../../resources/csv/CsvImportDialog';
import { storeRecords } from '../store/storeRecords';
import { selectCustomers } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { readCustomersCsv } from './customersCsv';

function Findings({ plan }: { plan: CustomersPlan }) {
  const { columns, added, changed, unchanged, problems } = plan;
  const count = added.length + changed.length;
  const unused = columns.flatMap(({ given, column }) => (column || !given.trim() ? [] : [given]));
  return (
    <>
      <Typography>
        {count === 0
          ? 'The file contains no changes.'
          : `${formatCount(count, 'customer')} will be imported. ${unchanged} unchanged.`}
      </Typography>
      <ImportLines
        label="Columns"
        texts={columns.flatMap(({ given, column }) => (column ? [[`${given}: ${column}`]] : []))}
      />
      {unused.length > 0 && <Typography>{`Not imported: ${unused.join(', ')}`}</Typography>}
      <ImportProblems problems={problems} />
      <ImportLines label="New" texts={added.map((customer) => [customerLabel(customer)])} />
      <ImportLines
        label="Changed"
        texts={changed.map(({ customer, fields }) => [customerLabel(customer), fields.join(', ')])}
      />
    </>
  );
}

/** Dialog that lists what a CSV file of customers would change before it is imported. */
export function CustomersImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const dispatch = useRequestsDispatch();
  const customers = useRequestsSelector(selectCustomers);
  const [read] = useState(() => () => readCustomersCsv(file));
  const { value: planFor } = useLoaded(read);
  const plan = useMemo(() => planFor?.(customers), [planFor, customers]);
  const all = plan ? [...plan.added, ...plan.changed.map(({ customer }) => customer)] : [];
  const label = formatCount(all.length, 'customer');
  const handleImport = () => {
    const changes = Object.fromEntries(all.map((customer) => [customer.id, customer]));
    dispatch(storeRecords('customers', changes, `${label} imported`));
    onClose();
  };
  return (
    <CsvImportDialog
      title="Import customers"
      file={file}
      importLabel={all.length > 0 ? `Import ${label}` : undefined}
      onImport={handleImport}
      onClose={onClose}
    >
      {plan && <Findings plan={plan} />}
    </CsvImportDialog>
  );
}
