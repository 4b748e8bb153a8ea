import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { company } from '@/domain/company/company';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { blankEntry } from '../../fields/kinds/list';
import { areaEntry } from '../../resources/rentalTerms';
import { focusNeighbour } from '../../layout/order/focusNeighbour';

/** Areas with the fee of a delivery. */
export function DeliveryAreasField(props: FieldInputProps<ReturnType<typeof newArea>[]>) {
  const { field, name, value: areas, onChange, form } = props;
  const bind = (index: number, key: 'name' | 'fee') => {
    const place = `${name}.${index}.${key}`;
    const error = form.getFieldState(place, form.formState).error?.message;
    return {
      name: place,
      value: areas[index]?.[key] ?? '',
      error: error !== undefined,
      helperText: error,
      onChange: (event: { target: { value: string } }) => form.setValue(place, event.target.value),
    };
  };
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{field.label}</FormLabel>
      <Stack spacing={1} sx={{ alignItems: 'start', mt: 1 }}>
        {areas.map((_area, index) => (
          <Stack
            // Areas have no IDs.
            key={index}
            direction="row"
            spacing={1}
            sx={{ width: '100%', flexWrap: 'nowrap', alignItems: 'start' }}
          >
            <TextField
              {...bind(index, 'name')}
              slotProps={{ htmlInput: { 'aria-label': `Area ${index + 1}` } }}
            />
            <TextField
              {...bind(index, 'fee')}
              placeholder={`Fee in ${company.currency}`}
              slotProps={{
                htmlInput: { 'aria-label': `Fee of area ${index + 1}`, inputMode: 'decimal' },
              }}
            />
            <IconButton
              aria-label={`Remove area ${index + 1}`}
              onClick={({ currentTarget }) => {
                // Without another area, the button to add one. With another one, the rows move up.
                if (index === areas.length - 1) focusNeighbour(currentTarget.parentElement);
                onChange(areas.toSpliced(index, 1));
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={({ currentTarget }) => {
            const list = currentTarget.parentElement;
            onChange([...areas, newArea(props)]);
            requestAnimationFrame(() =>
              list?.querySelector<HTMLElement>(`[name="${name}.${areas.length}.name"]`)?.focus(),
            );
          }}
        >
          Add area
        </Button>
      </Stack>
    </FormControl>
  );
}

const newArea = ({ context }: FieldInputProps) => blankEntry(areaEntry, context);
