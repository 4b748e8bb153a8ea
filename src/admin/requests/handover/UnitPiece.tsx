import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ChecklistPiece, Unit } from '@/domain/rental/schema';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { useRequestsSelector } from '../store/hooks';
import { selectFreeUnits, selectUnitIndex } from '../store/unitSelectors';

interface UnitPieceProps {
  piece: ChecklistPiece;
  productId: string;
  /** Which of several it is, from 1; 0 if there is one. */
  number: number;
  onPack: (id: string, fields: Pick<ChecklistPiece, 'isPacked'>) => void;
  onSelect: (id: string, unitId: string) => void;
}

const NO_UNITS: readonly Unit[] = [];

/** Row of a piece that has a code of its own. The units that are free are listed while it has the focus. */
export function UnitPiece(props: UnitPieceProps) {
  const { piece, productId, number, onPack, onSelect } = props;
  const { id, name, unitId, isPacked } = piece;
  const [hasFocus, setHasFocus] = useState(false);
  const code = useRequestsSelector((state) => selectUnitIndex(state).byId.get(unitId)?.code ?? '');
  const free = useRequestsSelector((state) => (hasFocus ? selectFreeUnits(state) : NO_UNITS));
  const own = free.filter((unit) => unit.productId === productId);
  const units = unitId === '' ? own : [{ id: unitId, code }, ...own];
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center' }}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <FormControlLabel
        label={name}
        sx={{ minHeight: 48, flex: '1 1 auto' }}
        control={
          <Checkbox
            checked={isPacked}
            onChange={({ target }) => onPack(id, { isPacked: target.checked })}
          />
        }
      />
      <InlineSelect
        label={`Unit of ${name}${number > 0 ? `, ${number}` : ''}`}
        value={unitId}
        options={[
          { value: '', label: 'No unit' },
          ...units.map((unit) => ({ value: unit.id, label: unit.code })),
        ]}
        onChange={(chosen) => onSelect(id, chosen)}
      />
    </Stack>
  );
}
