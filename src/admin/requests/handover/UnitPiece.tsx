import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import type { ChecklistPiece } from '@/domain/rental/schema';
import { InlineSelect } from '../../forms/fields/InlineSelect';

interface UnitPieceProps {
  piece: ChecklistPiece;
  /** Which of several it is, from 1; 0 if there is one. */
  number: number;
  /** The code of its unit, '' if none was chosen. */
  code: string;
  /** The units that can be chosen. */
  options: readonly { value: string; label: string }[];
  onPack: (id: string, fields: Pick<ChecklistPiece, 'isPacked'>) => void;
  onSelect: (id: string, unitId: string) => void;
}

/** Row of a piece that has a code of its own, memoised, because a list can have hundreds of them. */
export const UnitPiece = memo(function UnitPiece(props: UnitPieceProps) {
  const { piece, number, code, options, onPack, onSelect } = props;
  const { id, name, unitId, isPacked } = piece;
  const isListed = options.some(({ value }) => value === unitId);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
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
        options={isListed ? options : [{ value: unitId, label: code }, ...options]}
        onChange={(chosen) => onSelect(id, chosen)}
      />
    </Stack>
  );
});
