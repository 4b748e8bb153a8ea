import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FEATURED_LIMITS } from '@/domain/featured';
import { FEATURED_FULL, type ProductForm } from './productForm';

export interface FeaturedChoiceProps {
  control: Control<ProductForm>;
  /** Slots that other products take. */
  taken: number;
  /** Whether this product may be featured. */
  isOpen: boolean;
}

/** Whether the product is featured; shut while all slots are taken by others (back-office.md §4). */
export function FeaturedChoice({ control, taken, isOpen }: FeaturedChoiceProps) {
  const { field, fieldState } = useController({ control, name: 'isFeatured' });
  const id = useId();
  const used = taken + (field.value ? 1 : 0);
  const note = isOpen
    ? `${used} of ${FEATURED_LIMITS.products} featured slots used`
    : FEATURED_FULL;
  return (
    <div>
      <FormControlLabel
        label="Feature this product"
        sx={{ m: 0, ml: '-11px' }}
        disabled={!isOpen && !field.value}
        control={
          <Checkbox
            checked={field.value}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="body2" color={fieldState.error ? 'error' : 'textSecondary'}>
        {fieldState.error?.message ?? note}
      </Typography>
    </div>
  );
}
