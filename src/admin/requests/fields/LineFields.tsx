import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useContext } from 'react';
import { company } from '@/domain/company/company';
import { INVALID_AMOUNT, moneyInput } from '@/domain/rental/money';
import { newLine } from '@/domain/rental/positions';
import { LINE_CHARGES, MAX_ITEM_QUANTITY, MAX_REQUEST_ITEMS } from '@/domain/rental/schema';
import type { RequestLine } from '@/domain/rental/schema';
import { clearAutosave } from '../../forms/formAutosave';
import { StackedList } from '../../layout/StackedList';
import { TooltipButton } from '../../layout/TooltipButton';
import { ParsedField } from './ParsedField';
import { TrimmedField } from './TrimmedField';
import { SubRentFields } from './SubRentFields';
import { parseOptionalAmount, parseQuantity } from './positionTexts';
import { InputScope, invalidTextKey, requestFields } from './requestFields';

const LineCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 44px',
  alignItems: 'start',
  gap: '8px 12px',
  padding: '12px 8px 12px 14px',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& > button': { marginTop: 32 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 88px 160px 120px 44px',
    '& > [data-name]': { gridColumn: 'auto' },
  },
  [theme.breakpoints.down('md')]: {
    '& > [data-name]': { gridColumn: '1 / -1' },
    '& > [data-charge]': { gridColumn: '1 / 3' },
  },
})) as typeof Card;

const CHARGE_LABELS = { day: 'per day', once: 'once' } as const;

interface LineRowProps {
  line: RequestLine;
  onChange: (fields: Partial<RequestLine>) => void;
  onRemove: () => void;
  isDisabled: boolean | undefined;
}

function ChargeSelect({
  name,
  line,
  onChange,
  isDisabled,
}: Omit<LineRowProps, 'onRemove'> & { name: string }) {
  return (
    <TextField
      select
      label="Charge"
      name="charge"
      value={line.charge}
      onChange={({ target }) =>
        onChange({ charge: LINE_CHARGES.find((one) => one === target.value) ?? 'once' })
      }
      disabled={isDisabled}
      fullWidth
      slotProps={{ htmlInput: { 'aria-label': `Charge of ${name}` } }}
    >
      {LINE_CHARGES.map((charge) => (
        <option key={charge} value={charge}>
          {CHARGE_LABELS[charge]}
        </option>
      ))}
    </TextField>
  );
}

function LineRow({ line, onChange, onRemove, isDisabled }: LineRowProps) {
  const scope = useContext(InputScope);
  const name = line.name || 'line';
  const [quantityName, amountName] = [`Quantity ${line.id}`, `Amount ${line.id}`];
  const handleRemove = () => {
    onRemove();
    for (const field of [quantityName, amountName]) clearAutosave(invalidTextKey(scope, field));
  };
  return (
    <LineCard component="li">
      <div data-name>
        <TrimmedField
          label="Line"
          name="line"
          placeholder="Technician, transport, overtime"
          value={line.name}
          onChange={(text) => onChange({ name: text })}
          disabled={isDisabled}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </div>
      <ParsedField
        label="Quantity"
        name={quantityName}
        value={line.quantity}
        format={String}
        parse={parseQuantity}
        invalid={`1 to ${MAX_ITEM_QUANTITY}`}
        onChange={(quantity) => onChange({ quantity })}
        disabled={isDisabled}
        inputProps={{ 'aria-label': `Quantity of ${name}`, inputMode: 'numeric' }}
      />
      <ParsedField
        label="Amount"
        name={amountName}
        placeholder={company.money.sign}
        value={line.amount}
        format={(amount) => (amount === null ? '' : moneyInput(amount))}
        parse={parseOptionalAmount}
        invalid={INVALID_AMOUNT}
        onChange={(amount) => onChange({ amount })}
        disabled={isDisabled}
        inputProps={{ 'aria-label': `Amount of ${name}`, inputMode: 'decimal' }}
      />
      <div data-charge>
        <ChargeSelect {...{ name, line, onChange, isDisabled }} />
      </div>
      <TooltipButton label={`Remove ${name}`} disabled={isDisabled} onClick={handleRemove}>
        <DeleteIcon />
      </TooltipButton>
      <div data-wide>
        <SubRentFields
          name={name}
          fieldKey={line.id}
          subRent={line.subRent}
          onChange={(subRent) => onChange({ subRent })}
          isDisabled={isDisabled}
        />
      </div>
    </LineCard>
  );
}

/** What a request charges besides its items, with quantity and amount, for each day or once. */
export const LineFields = requestFields(
  ['lines'],
  function LineFields({ request: { lines }, onChange, isDisabled }) {
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'start', mt: 2 }}>
        {lines.length > 0 && (
          <StackedList aria-label="Lines" style={{ width: '100%' }}>
            {lines.map((line, index) => (
              <LineRow
                key={line.id || index}
                line={line}
                onChange={(fields) =>
                  onChange({ lines: lines.with(index, { ...line, ...fields }) })
                }
                onRemove={() => onChange({ lines: lines.toSpliced(index, 1) })}
                isDisabled={isDisabled}
              />
            ))}
          </StackedList>
        )}
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isDisabled || lines.length >= MAX_REQUEST_ITEMS}
          onClick={() => onChange({ lines: [...lines, newLine(Math.random)] })}
        >
          Add line
        </Button>
      </Stack>
    );
  },
);
