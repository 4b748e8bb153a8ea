import TextField from '@mui/material/TextField';
import { TRUST_LABELS } from '@/domain/rental/customers';
import { TRUST_LEVELS, type Customer } from '@/domain/rental/schema';
import { ParsedField } from '../fields/ParsedField';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { TrimmedField } from '../fields/TrimmedField';

const TEXTS = [
  { key: 'name', label: 'Name' },
  { key: 'company', label: 'Company' },
  { key: 'billingAddress', label: 'Billing address', rows: 3 },
  { key: 'guarantor', label: 'Guarantor' },
  { key: 'note', label: 'Note', rows: 3 },
] as const;

const LISTS = [
  { key: 'phones', label: 'Phone numbers' },
  { key: 'emails', label: 'E-mail addresses' },
] as const;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface CustomerDetailsProps {
  customer: Customer;
  isDisabled: boolean;
  onChange: (fields: Partial<Customer>) => void;
}

/** What the office knows about a customer. Every edit is stored immediately. */
export function CustomerDetails({ customer, isDisabled, onChange }: CustomerDetailsProps) {
  const { idSeen, trust } = customer;
  const [kind, on] = [idSeen?.kind ?? '', idSeen?.on ?? ''];
  const handleIdSeen = (next: { kind: string; on: string }) =>
    onChange({ idSeen: next.kind || next.on ? next : null });
  return (
    <ResponsiveGrid>
      {TEXTS.map(({ key, ...field }) => (
        <TrimmedField
          {...field}
          key={key}
          value={customer[key]}
          disabled={isDisabled}
          onChange={(text) => onChange({ [key]: text })}
        />
      ))}
      {LISTS.map(({ key, label }) => (
        <ParsedField
          key={key}
          label={label}
          multiline
          helperText="One in each line"
          value={customer[key]}
          format={(lines) => lines.join('\n')}
          parse={linesOf}
          invalid=""
          disabled={isDisabled}
          onChange={(lines) => onChange({ [key]: lines })}
        />
      ))}
      <TrimmedField
        label="ID seen"
        helperText="Kind of document. Keep no scan of it."
        value={kind}
        disabled={isDisabled}
        onChange={(text) => handleIdSeen({ kind: text, on })}
      />
      <TextField
        type="date"
        label="Seen on"
        value={on}
        disabled={isDisabled}
        onChange={({ target }) => handleIdSeen({ kind, on: target.value })}
      />
      <TextField
        select
        label="Trust"
        value={trust}
        disabled={isDisabled}
        helperText="Shown on each request of this customer"
        onChange={({ target }) => onChange({ trust: target.value as Customer['trust'] })}
      >
        {TRUST_LEVELS.map((level) => (
          <option key={level} value={level}>
            {TRUST_LABELS[level]}
          </option>
        ))}
      </TextField>
    </ResponsiveGrid>
  );
}
