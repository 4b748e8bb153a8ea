import * as v from 'valibot';
import Button from '@mui/material/Button';
import type { Hold } from '@/domain/availability/availability';
import { isDay, type Day } from '@/domain/availability/day';
import { MAX_ITEM_QUANTITY } from '@/domain/rental/schema';
import type { RentalProduct } from '@/domain/rental/stock/conflicts';
import { EditorModal } from '../../layout/AdminDialogs';
import { FormFrame, EditorButtons } from '../../forms/FormFrame';
import { BoundField } from '../../forms/fields/BoundField';
import { isSaveSuccessful } from '../../forms/saveEdits';
import { useAdminForm } from '../../forms/useAdminForm';
import { newHoldId, saveHolds } from '../../holds/holdThunks';
import { wholeNumberIn } from '../fields/ParsedField';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { useRequestsDispatch } from '../store/hooks';

export const MAINTENANCE_FORM = 'maintenance';

const day = (message: string) => v.custom<Day>(isDay, message);

const quantityField = wholeNumberIn(1, MAX_ITEM_QUANTITY);

const maintenanceSchema = v.pipe(
  v.object({
    productId: v.pipe(v.string(), v.nonEmpty('Choose a product')),
    from: day('Enter the first day'),
    to: day('Enter the last day'),
    quantity: v.pipe(v.string(), v.transform(quantityField.parse), v.number(quantityField.invalid)),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => from <= to,
      'The last day can’t be before the first day',
    ),
    ['to'],
  ),
);

type MaintenanceInput = v.InferInput<typeof maintenanceSchema>;
type MaintenanceResult = v.InferOutput<typeof maintenanceSchema>;

interface MaintenanceDialogProps {
  products: readonly RentalProduct[];
  hold: Hold | undefined;
  today: Day;
  onSaved: () => void;
  onLeave: () => void;
}

/** Maintenance is an unpublished change of the availability. */
export function MaintenanceDialog(props: MaintenanceDialogProps) {
  const { products, hold, today, onSaved, onLeave } = props;
  const dispatch = useRequestsDispatch();
  const editor = useAdminForm<MaintenanceInput, MaintenanceResult>({
    name: MAINTENANCE_FORM,
    id: hold?.id ?? '',
    schema: maintenanceSchema,
    start: {
      productId: hold?.productId ?? '',
      from: hold?.from ?? today,
      to: hold?.to ?? today,
      quantity: String(hold?.quantity ?? 1),
    },
  });
  const { control } = editor.form;
  const save = async (...change: Parameters<typeof saveHolds>) => {
    if (isSaveSuccessful(await dispatch(saveHolds(...change)))) onSaved();
  };
  const handleSave = (result: MaintenanceResult) => {
    const saved = [{ ...result, id: hold?.id ?? newHoldId(), reason: 'maintenance' as const }];
    return save(hold ? 'Maintenance changed' : 'Maintenance added', { saved });
  };
  const title = hold ? 'Change maintenance' : 'Add maintenance';
  return (
    <EditorModal title={title} onClose={onLeave}>
      <FormFrame
        editor={editor}
        label={title}
        kind="editor"
        onSave={handleSave}
        footer={<EditorButtons saveText={hold ? 'Save maintenance' : title} onCancel={onLeave} />}
      >
        <BoundField select control={control} name="productId" label="Product">
          <option value="">Choose a product</option>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </BoundField>
        <ResponsiveGrid>
          <BoundField control={control} name="from" label="From" type="date" />
          <BoundField control={control} name="to" label="To" type="date" />
          <BoundField
            control={control}
            name="quantity"
            label="Quantity"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </ResponsiveGrid>
        {hold && (
          <Button
            variant="outlined"
            color="error"
            sx={{ justifySelf: 'start' }}
            onClick={() => void save('Maintenance removed', { removedIds: [hold.id] })}
          >
            Remove maintenance
          </Button>
        )}
      </FormFrame>
    </EditorModal>
  );
}
