import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useContext, useState, type ReactNode } from 'react';
import { company } from '@/domain/company/company';
import type { Amount } from '@/domain/rental/money';
import { newLine } from '@/domain/rental/positions';
import {
  MAX_ITEM_QUANTITY,
  type RequestItem,
  MAX_REQUEST_ITEMS,
  type RequestLine,
} from '@/domain/rental/schema';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { focusNeighbour } from '../../layout/order/useMoveFocus';
import { StackedList } from '../../layout/StackedList';
import { TooltipButton } from '../../layout/TooltipButton';
import { useIsWide } from '../../layout/useIsWide';
import { inputDropped } from '../../store/unsavedSlice';
import { useRequestsDispatch } from '../store/hooks';
import { ParsedField, amountOr, wholeNumberIn } from './ParsedField';
import { TrimmedField } from './TrimmedField';
import { InputScope, invalidTextForm, requestPart, type RequestFieldsProps } from './requestPart';
import { ResponsiveGrid } from './ResponsiveGrid';

export const Positions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  // The two buttons below the list fit in one row on a phone of 375 px.
  gap: '12px 8px',
  '& > :is(ul, p)': { width: '100%' },
});

export const PositionCard = styled(Card)({
  display: 'grid',
  alignItems: 'start',
  gap: '8px 12px',
  padding: '12px 8px 12px 14px',
  '& > button': { marginTop: 32 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}) as typeof Card;

type Position = Pick<RequestItem, 'id' | 'quantity' | 'subRent'>;

interface PositionProps {
  name: string;
  position: Position;
  onChange: (fields: Partial<Position>) => void;
}

function SubRentFields({ name, position, onChange }: PositionProps) {
  const { id, subRent } = position;
  return (
    <Stack data-wide spacing={1}>
      <CheckboxField
        label={`Sub-rent ${name}`}
        isChecked={subRent !== null}
        onChange={(isOn) => onChange({ subRent: isOn ? { supplier: '', cost: 0 } : null })}
      />
      {subRent && (
        <ResponsiveGrid minWidth={120}>
          <TrimmedField
            label="Supplier"
            name="supplier"
            value={subRent.supplier}
            onChange={(supplier) => onChange({ subRent: { ...subRent, supplier } })}
            slotProps={{ htmlInput: { 'aria-label': `Supplier of ${name}` } }}
          />
          <ParsedField
            {...amountOr(0)}
            label="Cost"
            aria-label={`Cost of ${name}`}
            name={`Cost ${id}`}
            value={subRent.cost}
            helperText="In all, without tax"
            onChange={(cost) => onChange({ subRent: { ...subRent, cost } })}
          />
        </ResponsiveGrid>
      )}
    </Stack>
  );
}

interface PositionFieldsProps extends PositionProps {
  priceLabel: string;
  price: Amount | null;
  onPrice: (price: Amount | null) => void;
  /** Returns false if the position was not removed. */
  onRemove: () => unknown;
  /** A field after the price. */
  children?: ReactNode;
}

export function PositionFields(props: PositionFieldsProps) {
  const { priceLabel, price, onPrice, onRemove, children, ...position } = props;
  const { name, onChange } = position;
  const { id, quantity } = position.position;
  const scope = useContext(InputScope);
  const dispatch = useRequestsDispatch();
  const isNarrow = !useIsWide();
  const [isMore, setIsMore] = useState(false);
  const [quantityName, priceName] = [`Quantity ${id}`, `${priceLabel} ${id}`];
  const handleRemove = async (button: HTMLElement) => {
    focusNeighbour(button.closest('li'));
    if ((await onRemove()) === false) return;
    // The product can be added again.
    for (const field of [quantityName, priceName])
      dispatch(inputDropped(invalidTextForm(scope, field)));
  };
  return (
    <>
      <ParsedField
        {...wholeNumberIn(1, MAX_ITEM_QUANTITY)}
        label="Quantity"
        aria-label={`Quantity of ${name}`}
        name={quantityName}
        value={quantity}
        invalid={`1 to ${MAX_ITEM_QUANTITY}`}
        onChange={(value) => onChange({ quantity: value })}
      />
      <ParsedField
        {...amountOr(null)}
        label={priceLabel}
        aria-label={`${priceLabel} of ${name}`}
        name={priceName}
        placeholder={company.money.sign}
        value={price}
        onChange={onPrice}
      />
      {children}
      {isNarrow && !position.position.subRent && (
        <TooltipButton
          label={`Sub-rent of ${name}`}
          aria-expanded={isMore}
          onClick={() => setIsMore(!isMore)}
        >
          <MoreIcon />
        </TooltipButton>
      )}
      <TooltipButton
        label={`Remove ${name}`}
        onClick={({ currentTarget }) => void handleRemove(currentTarget)}
      >
        <DeleteIcon />
      </TooltipButton>
      {(!isNarrow || isMore || position.position.subRent) && <SubRentFields {...position} />}
    </>
  );
}

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
}

function LineRow({ line, onChange, onRemove }: LineRowProps) {
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
      >
        <div data-charge>
          <TextField
            select
            label="Charge"
            name="charge"
            value={line.charge}
            onChange={({ target }) => onChange({ charge: target.value as RequestLine['charge'] })}
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
  /** By default, there is no Undo. */
  onRemove?: (index: number) => unknown;
};

/** What a request charges besides its items, with quantity and amount, for each day or once. */
export const LineFields = requestPart(
  ['lines'],
  function LineFields({ request: { lines }, onChange, ...props }: LineFieldsProps) {
    const { onRemove = (index) => onChange({ lines: lines.toSpliced(index, 1) }) } = props;
    return (
      <>
        {lines.length > 0 && (
          <StackedList aria-label="Lines">
            {lines.map((line, index) => (
              <LineRow
                key={line.id || index}
                line={line}
                onChange={(fields) =>
                  onChange({ lines: lines.with(index, { ...line, ...fields }) })
                }
                onRemove={() => onRemove(index)}
              />
            ))}
          </StackedList>
        )}
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={lines.length >= MAX_REQUEST_ITEMS}
          onClick={() => onChange({ lines: [...lines, newLine()] })}
        >
          Add line
        </Button>
      </>
    );
  },
);
