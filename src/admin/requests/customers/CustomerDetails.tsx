import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { plainAddress } from '@/domain/links/emailAddress';
import { TRUST_LABELS } from '@/domain/rental/customers/customers';
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
  { key: 'phones', label: 'Phone numbers', clean: (line: string) => line.trim() },
  { key: 'emails', label: 'E-mail addresses', clean: plainAddress },
] as const;

interface InputProps {
  onChange: (fields: Partial<Customer>) => void;
}

interface TextProps extends InputProps {
  field: (typeof TEXTS)[number];
  value: string;
}

// Each field is memoised, so that a keystroke renders its own one.

const DetailText = memo(function DetailText({ field, value, onChange }: TextProps) {
  return (
    <TrimmedField
      label={field.label}
      rows={'rows' in field ? field.rows : undefined}
      value={value}
      onChange={(text) => onChange({ [field.key]: text })}
    />
  );
});

interface ListProps extends InputProps {
  field: (typeof LISTS)[number];
  value: readonly string[];
}

const DetailList = memo(function DetailList({ field, value, onChange }: ListProps) {
  return (
    <ParsedField
      label={field.label}
      multiline
      helperText="One in each line"
      value={value}
      format={(lines) => lines.join('\n')}
      parse={(text) => text.split('\n').map(field.clean).filter(Boolean)}
      invalid=""
      onChange={(lines) => onChange({ [field.key]: [...lines] })}
    />
  );
});

type StandingProps = InputProps & Pick<Customer, 'idSeen' | 'trust'>;

const Standing = memo(function Standing({ idSeen, trust, onChange }: StandingProps) {
  const [kind, on] = [idSeen?.kind ?? '', idSeen?.on ?? ''];
  const handleIdSeen = (next: { kind: string; on: string }) =>
    onChange({ idSeen: next.kind || next.on ? next : null });
  return (
    <>
      <TrimmedField
        label="ID seen"
        helperText="Kind of document. Keep no scan of it."
        value={kind}
        onChange={(text) => handleIdSeen({ kind: text, on })}
      />
      <TextField
        type="date"
        label="Seen on"
        value={on}
        onChange={({ target }) => handleIdSeen({ kind, on: target.value })}
      />
      <TextField
        select
        label="Trust"
        value={trust}
        helperText="Shown on each request of this customer"
        onChange={({ target }) => onChange({ trust: target.value as Customer['trust'] })}
      >
        {TRUST_LEVELS.map((level) => (
          <option key={level} value={level}>
            {TRUST_LABELS[level]}
          </option>
        ))}
      </TextField>
    </>
  );
});

/** What the office knows about a customer. Every edit is stored immediately. */
export function CustomerDetails({ customer, ...input }: InputProps & { customer: Customer }) {
  return (
    <ResponsiveGrid>
      {TEXTS.map((field) => (
        <DetailText key={field.key} field={field} value={customer[field.key]} {...input} />
      ))}
      {LISTS.map((field) => (
        <DetailList key={field.key} field={field} value={customer[field.key]} {...input} />
      ))}
      <Standing idSeen={customer.idSeen} trust={customer.trust} {...input} />
    </ResponsiveGrid>
  );
}
