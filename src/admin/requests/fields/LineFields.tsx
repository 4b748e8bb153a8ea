import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { newLine } from '@/domain/rental/positions';
import { MAX_REQUEST_ITEMS, type RequestLine } from '@/domain/rental/schema';
import { StackedList } from '../../layout/StackedList';
import { PositionCard, PositionFields } from './PositionFields';
import { TrimmedField } from './TrimmedField';
import { requestPart, type RequestFieldsProps } from './requestFields';

const LineCard = styled(PositionCard)(({ theme }) => ({
  gridTemplateColumns: '72px minmax(0, 1fr) 44px 44px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 88px 160px 120px 44px',
    '& > [data-name]': { gridColumn: 'auto' },
  },
  [theme.breakpoints.down('md')]: {
    '& > [data-name]': { gridColumn: '1 / -1' },
    '& > [data-charge]': { gridColumn: '1 / 3' },
  },
})) as typeof PositionCard;

interface LineRowProps {
  line: RequestLine;
  onChange: (fields: Partial<RequestLine>) => void;
  onRemove: () => unknown;
  isDisabled: boolean | undefined;
}

function LineRow({ line, onChange, onRemove, isDisabled }: LineRowProps) {
  const name = line.name || 'line';
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
      <PositionFields
        name={name}
        position={line}
        priceLabel="Amount"
        price={line.amount}
        onPrice={(amount) => onChange({ amount })}
        onChange={onChange}
        onRemove={onRemove}
        isDisabled={isDisabled}
      >
        <div data-charge>
          <TextField
            select
            label="Charge"
            name="charge"
            value={line.charge}
            onChange={({ target }) => onChange({ charge: target.value as RequestLine['charge'] })}
            disabled={isDisabled}
            fullWidth
            slotProps={{ htmlInput: { 'aria-label': `Charge of ${name}` } }}
          >
            <option value="day">per day</option>
            <option value="once">once</option>
          </TextField>
        </div>
      </PositionFields>
    </LineCard>
  );
}

type LineFieldsProps = RequestFieldsProps<'lines'> & {
  /** Removes the line at a position. By default, there is no Undo. */
  onRemove?: (index: number) => unknown;
};

/** What a request charges besides its items, with quantity and amount, for each day or once. */
export const LineFields = requestPart(
  ['lines'],
  function LineFields({ request: { lines }, onChange, isDisabled, ...props }: LineFieldsProps) {
    const { onRemove = (index) => onChange({ lines: lines.toSpliced(index, 1) }) } = props;
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        {lines.length > 0 && (
          <StackedList aria-label="Lines" style={{ width: '100%' }}>
            {lines.map((line, index) => (
              <LineRow
                key={line.id || index}
                line={line}
                onChange={(fields) =>
                  onChange({ lines: lines.with(index, { ...line, ...fields }) })
                }
                onRemove={() => onRemove(index)}
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
