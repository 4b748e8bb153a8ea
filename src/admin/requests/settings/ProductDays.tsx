import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContext, useState } from 'react';
import { MAX_DAYS_BETWEEN } from '@/domain/rental/schema';
import { selectDraftContent } from '../../drafts/content/draftContentSelectors';
import { focusNeighbour } from '../../layout/order/focusNeighbour';
import { TooltipButton } from '../../layout/TooltipButton';
import { inputDropped } from '../../store/unsavedSlice';
import { ParsedField } from '../fields/ParsedField';
import { wholeNumberIn } from '../fields/parsedValues';
import { ProductPicker } from '../fields/ProductPicker';
import { InputScope, invalidTextForm } from '../fields/requestFields';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';

const fieldName = (id: string) => `Days between rentals ${id}`;

interface ProductDaysProps {
  byProduct: Readonly<Record<string, number>>;
  onChange: (byProduct: Record<string, number>) => void;
}

/** Days between rentals of single products, instead of those of all products. */
export function ProductDays({ byProduct, onChange }: ProductDaysProps) {
  const products = useRequestsSelector((state) => selectDraftContent(state)?.products);
  const scope = useContext(InputScope);
  const dispatch = useRequestsDispatch();
  const [isPicking, setIsPicking] = useState(false);
  const nameOf = (id: string) => products?.find((one) => one.id === id)?.name ?? id;
  return (
    <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'start' }}>
      {Object.entries(byProduct).map(([id, days]) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
          <ParsedField
            {...wholeNumberIn(0, MAX_DAYS_BETWEEN)}
            label={`Days between rentals of ${nameOf(id)}`}
            name={fieldName(id)}
            value={days}
            onChange={(value) => onChange({ ...byProduct, [id]: value })}
          />
          <TooltipButton
            label={`Remove ${nameOf(id)}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget.parentElement);
              // The product can be added again.
              dispatch(inputDropped(invalidTextForm(scope, fieldName(id))));
              const { [id]: _removed, ...others } = byProduct;
              onChange(others);
            }}
          >
            <DeleteIcon />
          </TooltipButton>
        </Stack>
      ))}
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setIsPicking(true)}>
        Other days for a product
      </Button>
      {isPicking && (
        <ProductPicker
          onPick={({ productId }) => {
            setIsPicking(false);
            if (productId) onChange({ [productId]: 0, ...byProduct });
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Stack>
  );
}
