import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  groupPieces,
  packedPieces,
  withAddedPiece,
  type UnitPieces,
} from '@/domain/rental/handover';
import type { ChecklistPiece, RentalRequest, RequestItem } from '@/domain/rental/schema';
import { EmptyNote } from '../../layout/EmptyNote';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader } from '../../layout/ScreenHeader';
import { editRequest } from '../changes/thunks';
import { TrimmedField } from '../fields/TrimmedField';
import { focusNeighbour } from '../../layout/order/focusNeighbour';
import { RequestSubpage } from '../layout/RequestSubpage';
import { useRequestsDispatch } from '../store/hooks';
import { PackingSheet } from './PackingSheet';

interface PieceProps {
  piece: ChecklistPiece;
  onChange: (id: string, fields: Partial<ChecklistPiece> | null) => void;
}

function PackedPiece({ piece, onChange }: PieceProps) {
  return (
    <FormControlLabel
      label={piece.name}
      sx={{ minHeight: 48 }}
      control={
        <Checkbox
          checked={piece.isPacked}
          onChange={({ target }) => onChange(piece.id, { isPacked: target.checked })}
        />
      }
    />
  );
}

function EditedPiece({ piece, onChange }: PieceProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'nowrap', mb: 1.5 }}>
      <TrimmedField
        label="Piece"
        value={piece.name}
        onChange={(name) => onChange(piece.id, { name })}
      />
      <IconButton
        aria-label={`Remove ${piece.name}`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget.parentElement);
          onChange(piece.id, null);
        }}
      >
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

interface UnitProps extends Omit<PieceProps, 'piece'> {
  item: RequestItem;
  unitCount: number;
  unit: UnitPieces;
  isEdited: boolean;
  onAdd: (itemId: string, unit: number) => void;
}

function Unit(unitProps: UnitProps) {
  const { item, unitCount, unit: own, isEdited, onAdd, ...props } = unitProps;
  const { unit, pieces } = own;
  const Piece = isEdited ? EditedPiece : PackedPiece;
  return (
    <div role="group" aria-label={unitCount > 1 ? `${item.name}, unit ${unit}` : item.name}>
      {unitCount > 1 && (
        <Typography color="textSecondary">{`Unit ${unit} of ${unitCount}`}</Typography>
      )}
      <FormGroup>
        {pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} {...props} />
        ))}
      </FormGroup>
      {isEdited && (
        <Button
          variant="outlined"
          onClick={() => onAdd(item.id, unit)}
        >{`Add piece to ${item.name}`}</Button>
      )}
    </div>
  );
}

function PackingScreen({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const [isEdited, setIsEdited] = useState(false);
  const { ref, checklist } = request;
  const change = (pieces: ChecklistPiece[]) =>
    void dispatch(editRequest(ref, { checklist: pieces }));
  const handleChange = (id: string, fields: Partial<ChecklistPiece> | null) =>
    change(
      checklist.flatMap((piece) => {
        if (piece.id !== id) return [piece];
        return fields ? [{ ...piece, ...fields }] : [];
      }),
    );
  const handleAdd = (itemId: string, unit: number) =>
    change(withAddedPiece(checklist, { itemId, unit }, Math.random));
  const groups = groupPieces(request).filter(({ units }) => units.length > 0);
  return (
    <>
      <ScreenHeader title="Packing list">
        <Button variant="outlined" onClick={() => setIsEdited(!isEdited)}>
          {isEdited ? 'Finish editing' : 'Edit list'}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      </ScreenHeader>
      {groups.length === 0 ? (
        <EmptyNote>The packing list is made when the request is confirmed.</EmptyNote>
      ) : (
        <Typography
          role="status"
          variant="h4"
          component="p"
          sx={{ position: 'sticky', top: 64, zIndex: 1, py: 1, bgcolor: 'background.default' }}
        >
          {packedPieces(request).text}
        </Typography>
      )}
      {groups.map(({ item, units, unitCount }) => (
        <HeadedSection
          key={item.id}
          title={item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name}
        >
          <Stack spacing={2}>
            {units.map((unit) => (
              <Unit
                key={unit.unit}
                item={item}
                unitCount={unitCount}
                unit={unit}
                isEdited={isEdited}
                onChange={handleChange}
                onAdd={handleAdd}
              />
            ))}
          </Stack>
        </HeadedSection>
      ))}
      <PackingSheet request={request} />
    </>
  );
}

/** Page on which the pieces of a request are ticked off while they are packed. Every tick is saved immediately. */
export default function PackingPage() {
  return <RequestSubpage Screen={PackingScreen} />;
}
