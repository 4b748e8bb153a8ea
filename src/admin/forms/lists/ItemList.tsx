import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MoveButtons } from '../../layout/order/MoveButtons';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { TooltipButton } from '../../layout/TooltipButton';
import { useAdminSelector } from '../../store/hooks';
import { selectArePicturesPending } from '../../store/unsavedSlice';

interface ItemListProps<T> {
  /** Label of the list, such as 'Links', and noun of one item in the names of its buttons, such as 'link'. */
  label: string;
  noun: string;
  name?: string | undefined;
  error?: string | undefined;
  items: readonly T[];
  blank: () => T;
  note?: string | undefined;
  /** With so few items none can be removed, with so many none can be added. */
  min?: number | undefined;
  max?: number;
  /** Returns the name of an item, or '' while it has none. */
  nameOf: (item: T) => string;
  isDisabled?: boolean;
  onChange: (items: T[]) => void;
  children: (item: T, change: (fields: Partial<T>) => void, index: number) => ReactNode;
}

/** Focuses the first field of an item after it was added. @returns announces that one is added */
function useAddFocus(area: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const isAdding = useRef(false);
  useLayoutEffect(() => {
    const input = ':scope > ul > li:last-child :is(input:not([type="file"]), textarea)';
    if (isAdding.current) area.current?.querySelector<HTMLElement>(input)?.focus();
    isAdding.current = false;
  }, [area, items]);
  return () => {
    isAdding.current = true;
  };
}

function Notes({ note, error }: Pick<ItemListProps<never>, 'note' | 'error'>) {
  return (
    <>
      {note && <FormHelperText role="status">{note}</FormHelperText>}
      {error && (
        <FormHelperText error data-invalid="" tabIndex={-1}>
          {error}
        </FormHelperText>
      )}
    </>
  );
}

export function ItemList<T extends object>(props: ItemListProps<T>) {
  const { label, noun, items, blank, nameOf, isDisabled = false, onChange, children } = props;
  const { min = 0, max = Infinity } = props;
  // A picture that is processed is for the item at its place.
  const isLocked = useAdminSelector(selectArePicturesPending) || isDisabled;
  const list = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  const willFocus = useMoveFocus(area, JSON.stringify(items));
  // Few items have IDs of their own. Lists can contain lists.
  const idOf = (index: number) => `${list}${index}`;
  const replaced = (index: number, ...next: T[]) => items.toSpliced(index, 1, ...next);
  const handleMove = (from: number, to: number, part: string) => {
    const item = items[from];
    willFocus(focusMark(idOf(to), part));
    if (item) onChange(replaced(from).toSpliced(to, 0, item));
  };
  const handleRemove = (index: number) => {
    const next = Math.min(index, items.length - 2);
    willFocus(items.length <= min + 1 ? list : focusMark(idOf(next), 'remove'));
    onChange(replaced(index));
  };
  const willAdd = useAddFocus(area, items);
  return (
    <FormControl component="fieldset" ref={area} data-field={props.name} fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Stack component="ul" spacing={1} sx={{ my: 1, p: 0, listStyle: 'none' }}>
        {items.map((item, index) => {
          const name = nameOf(item).trim() || `${noun} ${index + 1}`;
          return (
            <Card key={'id' in item ? String(item.id) : idOf(index)} component="li" sx={{ p: 1.5 }}>
              <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
                <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                  {children(
                    item,
                    (fields) => onChange(replaced(index, { ...item, ...fields })),
                    index,
                  )}
                </Box>
                <Box sx={{ alignSelf: 'start' }}>
                  <MoveButtons
                    id={idOf(index)}
                    name={name}
                    index={index}
                    count={items.length}
                    isDisabled={isLocked}
                    onMove={(_id, to, part) => handleMove(index, to, part)}
                  />
                  <TooltipButton
                    label={`Remove ${name}`}
                    data-mark={focusMark(idOf(index), 'remove')}
                    disabled={isLocked || items.length <= min}
                    onClick={() => handleRemove(index)}
                  >
                    <DeleteIcon fontSize="small" />
                  </TooltipButton>
                </Box>
              </Stack>
            </Card>
          );
        })}
      </Stack>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        data-mark={list}
        disabled={isDisabled || items.length >= max}
        onClick={() => {
          willAdd();
          onChange([...items, blank()]);
        }}
        sx={{ alignSelf: 'start' }}
      >
        {`Add ${noun}`}
      </Button>
      <Notes note={props.note} error={props.error} />
    </FormControl>
  );
}
