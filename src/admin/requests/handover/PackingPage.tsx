import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, memo, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import {
  groupPieces,
  packedPieces,
  withAddedPiece,
  type ItemPieces,
  type SetPieces,
} from '@/domain/rental/handover';
import { NEXT_ACTIONS } from '@/domain/rental/nextStep';
import type { RentalRequest, ChecklistPiece, Unit } from '@/domain/rental/schema';
import { chosenUnit } from '@/domain/rental/units/chosenUnits';
import { sameJson } from '@/domain/text/sameJson';
import { HEIGHTS } from '@/theme/tokens';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { adminDays } from '../../layout/adminDate';
import { EmptyNote } from '../../layout/EmptyNote';
import { HeadedSection, PageFooter, ScreenHeader } from '../../layout/Screen';
import { focusNeighbour } from '../../layout/order/useMoveFocus';
import { TrimmedField } from '../fields/TrimmedField';
import { RequestSubpage } from '../layout/RequestSubpage';
import { PRINT_STYLES, sheetStyles } from '../quote/PaperSheet';
import { ScanField } from '../scan/ScanField';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectFreeUnits, selectUnitIndex } from '../store/unitSelectors';
import { editChecklist, editPiece, scanToPack } from './handoverThunks';
import { useUnitText, useUnitPieces } from './unitPieces';

const Sheet = styled('article')(({ theme }) => ({
  ...sheetStyles(theme),
  display: 'none',
  '@media print': { display: 'grid' },
}));

interface PrintedSheetProps {
  request: Pick<RentalRequest, 'ref' | 'customer' | 'from' | 'to'>;
  title: string;
  children: ReactNode;
}

export function PrintedSheet({ request, title, children }: PrintedSheetProps) {
  const { ref, customer, from, to } = request;
  return (
    <>
      {printStyles}
      <Sheet data-sheet translate="no" aria-label={title}>
        <header>
          <p data-number>{`${title} ${ref}`}</p>
          <p>
            {customer.name}
            <br />
            {from !== '' && to !== '' && adminDays({ from, to })}
          </p>
        </header>
        {children}
      </Sheet>
    </>
  );
}

const printStyles = <GlobalStyles styles={PRINT_STYLES} />;

function TickBox({ isTicked = false }: { isTicked?: boolean }) {
  return (
    <span
      style={{
        display: 'inline-block',
        width: 16,
        height: 16,
        border: '1px solid',
        textAlign: 'center',
        lineHeight: '14px',
      }}
    >
      {isTicked && '×'}
    </span>
  );
}

/** Memoised, because a request can have hundreds of pieces, and each scan changes one. */
const ItemRows = memo(function ItemRows({ group }: { group: ItemPieces }) {
  const { item, units, unitCount } = group;
  const unitTextOf = useUnitText();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>{`${item.quantity} × ${item.name}`}</th>
      </tr>
      {units.map(({ unit, pieces }) =>
        pieces.map(({ id, name, isPacked, unitId }) => (
          <tr key={id}>
            <td>
              {[unitCount > 1 ? `${unit}: ${name}` : name, unitTextOf(unitId)]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td>
              <TickBox isTicked={isPacked} />
            </td>
            <td>
              <TickBox />
            </td>
          </tr>
        )),
      )}
    </tbody>
  );
}, sameJson);

export function PieceTable({ request }: { request: RentalRequest }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Piece</th>
          <th scope="col">Out</th>
          <th scope="col">Back</th>
        </tr>
      </thead>
      {groupPieces(request).map((group) => (
        <ItemRows key={group.item.id} group={group} />
      ))}
    </table>
  );
}

interface PieceProps {
  piece: ChecklistPiece;
  onChange: (id: string, fields: Partial<ChecklistPiece> | null) => void;
}

function PackedPiece({ piece, onChange }: PieceProps) {
  return (
    <FormControlLabel
      label={piece.name}
      sx={{ minHeight: 48, flex: '1 1 auto' }}
      control={
        <Checkbox
          checked={piece.isPacked}
          onChange={({ target }) => onChange(piece.id, { isPacked: target.checked })}
        />
      }
    />
  );
}

interface UnitPieceProps extends PieceProps {
  productId: string;
  /** Which of several it is, from 1; 0 if there is one. */
  number: number;
}

const NO_UNITS: readonly Unit[] = [];

/** More free units of a product are listed only while the field has the focus: each scan would render all fields. */
const LISTED_UNITS = 20;

function UnitPiece(props: UnitPieceProps) {
  const { piece, productId, number, onChange } = props;
  const { id, name, unitId } = piece;
  const [hasFocus, setHasFocus] = useState(false);
  const code = useRequestsSelector((state) => selectUnitIndex(state).byId.get(unitId)?.code ?? '');
  const free = useRequestsSelector((state) => {
    const all = selectFreeUnits(state).get(productId) ?? NO_UNITS;
    return hasFocus || all.length <= LISTED_UNITS ? all : NO_UNITS;
  });
  const units = unitId === '' ? free : [{ id: unitId, code }, ...free];
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center' }}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <PackedPiece piece={piece} onChange={onChange} />
      <InlineSelect
        label={`Unit of ${name}${number > 0 ? `, ${number}` : ''}`}
        value={unitId}
        options={[
          { value: '', label: 'No unit' },
          ...units.map((unit) => ({ value: unit.id, label: unit.code })),
        ]}
        onChange={(chosen) => onChange(id, chosenUnit(chosen))}
      />
    </Stack>
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

interface ItemProps extends Omit<PieceProps, 'piece'> {
  group: ItemPieces;
  /** The IDs of the pieces for which a unit can be chosen. */
  unitPieceIds: readonly string[];
  isEdited: boolean;
  onAdd: (itemId: string, unit: number) => void;
}

interface PieceSetProps extends Omit<ItemProps, 'group'>, Omit<ItemPieces, 'units'> {
  own: SetPieces;
}

/** A piece with what comes with it. Memoised, because a request can have hundreds. */
const PieceSet = memo(function PieceSet(setProps: PieceSetProps) {
  const { item, unitCount, own, isEdited, onAdd, unitPieceIds, ...props } = setProps;
  const { unit, pieces } = own;
  const Piece = isEdited ? EditedPiece : PackedPiece;
  return (
    <div role="group" aria-label={unitCount > 1 ? `${item.name}, unit ${unit}` : item.name}>
      {unitCount > 1 && (
        <Typography color="textSecondary">{`Unit ${unit} of ${unitCount}`}</Typography>
      )}
      <FormGroup>
        {pieces.map((piece) =>
          unitPieceIds.includes(piece.id) && !isEdited ? (
            <UnitPiece
              key={piece.id}
              piece={piece}
              number={unitCount > 1 ? unit : 0}
              productId={item.productId}
              {...props}
            />
          ) : (
            <Piece key={piece.id} piece={piece} {...props} />
          ),
        )}
      </FormGroup>
      {isEdited && (
        <Button
          variant="outlined"
          onClick={() => onAdd(item.id, unit)}
        >{`Add piece to ${item.name}`}</Button>
      )}
    </div>
  );
}, sameJson);

const PackedItem = memo(function PackedItem({ group, ...props }: ItemProps) {
  const { item, units, unitCount } = group;
  return (
    <HeadedSection
      group={item.name}
      title={item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name}
    >
      <Stack spacing={2}>
        {units.map((own) => (
          <PieceSet key={own.unit} item={item} unitCount={unitCount} own={own} {...props} />
        ))}
      </Stack>
    </HeadedSection>
  );
}, sameJson);

function useEdits(ref: string) {
  const dispatch = useRequestsDispatch();
  return useMemo(
    () => ({
      handleChange: (id: string, fields: Partial<ChecklistPiece> | null) =>
        void dispatch(editPiece(ref, id, fields)),
      handleAdd: (itemId: string, unit: number) =>
        void dispatch(
          editChecklist(ref, (checklist) => withAddedPiece(checklist, { itemId, unit })),
        ),
    }),
    [dispatch, ref],
  );
}

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'sticky',
  top: HEIGHTS.bar,
  zIndex: 1,
  padding: '8px 0',
  backgroundColor: theme.vars?.palette.background.default,
}));

interface HeaderProps {
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}

const Header = memo(function Header({ isEdited, onEdit }: HeaderProps) {
  return (
    <ScreenHeader title="Packing list">
      <Button variant="outlined" onClick={() => onEdit(!isEdited)}>
        {isEdited ? 'Finish editing' : 'Edit list'}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
    </ScreenHeader>
  );
});

function PackingScreen({ request }: { request: RentalRequest }) {
  const [isEdited, setIsEdited] = useState(false);
  const { listed, slots } = useUnitPieces(request);
  const { ref } = request;
  const dispatch = useRequestsDispatch();
  const { handleChange, handleAdd } = useEdits(ref);
  const groups = groupPieces(listed).filter(({ units }) => units.length > 0);
  const packed = packedPieces(listed);
  return (
    <>
      <Header isEdited={isEdited} onEdit={setIsEdited} />
      {groups.length === 0 ? (
        <EmptyNote>The packing list is made when the request is confirmed.</EmptyNote>
      ) : (
        <Count role="status">{packed.text}</Count>
      )}
      {slots.length > 0 && !isEdited && (
        <ScanField onScan={(scanned) => dispatch(scanToPack(ref, scanned))} />
      )}
      {groups.map((group) => (
        <PackedItem
          key={group.item.id}
          group={group}
          unitPieceIds={slots.flatMap(({ item, piece }) =>
            item.id === group.item.id ? piece.id : [],
          )}
          isEdited={isEdited}
          onChange={handleChange}
          onAdd={handleAdd}
        />
      ))}
      {request.status === 'confirmed' && packed.areAll && (
        <PageFooter>
          <Button component={Link} to={requestPath(ref, 'handover')} variant="contained">
            {NEXT_ACTIONS.handOver}
          </Button>
        </PageFooter>
      )}
      <PrintedSheet request={listed} title="Packing list">
        <PieceTable request={listed} />
      </PrintedSheet>
    </>
  );
}

export default function PackingPage() {
  return <RequestSubpage Screen={PackingScreen} />;
}
