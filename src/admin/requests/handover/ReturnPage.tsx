import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import { damagePhotosOf, expectedPieces, groupPieces, isSettled } from '@/domain/rental/handover';
import { wasOut } from '@/domain/rental/requestSteps';
import type { ChecklistPiece, RentalRequest } from '@/domain/rental/schema';
import type { ScanOffer } from '@/domain/rental/units/scan';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { hasShapeOf } from '../../forms/formValues';
import { useUnsavedInput } from '../../forms/unsavedInput';
import { HeadedSection, PageFooter, ScreenHeader } from '../../layout/Screen';
import { useAdminStore } from '../../store/hooks';
import { inputDropped, selectInputs } from '../../store/unsavedSlice';
import { Missing, RequestSubpage } from '../layout/RequestSubpage';
import { useRequestsDispatch } from '../store/hooks';
import { ScanField } from '../scan/ScanField';
import {
  piecesWith,
  scanToReturn,
  editDamagePhotos,
  saveReturn,
  saveWriteOff,
} from './handoverThunks';
import { PhotoField } from './PhotoField';
import { chargeOf, inputOf, PieceFields, type PieceInput } from './PieceFields';
import { useUnitText } from './unitPieces';
import { useBusy } from '../../layout/useBusy';

/** Returns what is entered about the pieces of a request, by their IDs. It is unsaved input until `clear` is called. */
function usePieceInputs({ ref, checklist }: Pick<RentalRequest, 'ref' | 'checklist'>) {
  const form = `request-return:${ref}`;
  const store = useAdminStore();
  const [typed, setTyped] = useState(() => {
    const blank: PieceInput = { state: '', note: '', charge: '' };
    const values = Object.entries(selectInputs(store.getState())[form]?.values ?? {});
    const inputs = values.filter((entry): entry is [string, PieceInput] =>
      hasShapeOf(blank, entry[1]),
    );
    return Object.fromEntries(inputs);
  });
  const known = new Map(checklist.map((piece) => [piece.id, piece]));
  const inputs = Object.fromEntries(Object.entries(typed).filter(([id]) => known.has(id)));
  const isDirty = Object.keys(inputs).length > 0;
  const asksOn = isDirty ? 'leaving' : 'closing';
  useUnsavedInput(form, Object.keys(typed).length > 0 ? { id: ref, values: typed, asksOn } : null);
  const change = (id: string, fields: Partial<PieceInput>) =>
    setTyped((before) => {
      const piece = known.get(id);
      return piece ? { ...before, [id]: { ...inputOf(piece), ...before[id], ...fields } } : before;
    });
  const drop = (pieces: readonly ChecklistPiece[]) => {
    const ids = new Set(pieces.map(({ id }) => id));
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.has(id))));
  };
  const clear = () => {
    store.dispatch(inputDropped(form));
    // Without unsaved input, leaving the page asks for nothing.
    flushSync(() => setTyped({}));
  };
  return { inputs, isDirty, change, drop, clear };
}

function useSave(ref: string, inputs: Readonly<Record<string, PieceInput>>, clear: () => void) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const save = async () => {
    if (focusFirstInvalidField(document.body)) return;
    const taken = Object.entries(inputs).map(([id, input]) => ({
      id,
      state: input.state,
      note: input.note,
      charge: chargeOf(input) ?? 0,
    }));
    await run(async () => {
      if ((await dispatch(saveReturn(ref, taken))) === 'rejected') return;
      clear();
      void navigate(requestPath(ref));
    });
  };
  return { isBusy, save, writeOff: () => run(() => dispatch(saveWriteOff(ref))) };
}

const MAX_DAMAGE_PHOTOS = 3;

interface ReturnedPieceProps {
  request: RentalRequest;
  piece: ChecklistPiece;
  /** Which of several it belongs to, from 1; 0 if there is one. */
  unit: number;
  input: PieceInput;
  onChange: (id: string, fields: Partial<PieceInput>) => void;
}

function ReturnedPiece({ request, piece, unit, input, onChange }: ReturnedPieceProps) {
  const dispatch = useRequestsDispatch();
  const unitText = useUnitText()(piece.unitId);
  const name = [unit > 0 ? `${piece.name}, unit ${unit}` : piece.name, unitText]
    .filter(Boolean)
    .join(', ');
  const photoIds = damagePhotosOf(request, piece);
  return (
    <PieceFields id={piece.id} name={name} input={input} onChange={onChange}>
      {(input.state === 'damaged' || photoIds.length > 0) && (
        <PhotoField
          pieceName={name}
          photoIds={photoIds}
          max={MAX_DAMAGE_PHOTOS}
          onChange={(idsOf) => void dispatch(editDamagePhotos(request.ref, piece, idsOf))}
        />
      )}
    </PieceFields>
  );
}

function ReturnScreen({ request }: { request: RentalRequest }) {
  const { ref } = request;
  const dispatch = useRequestsDispatch();
  const { inputs, isDirty, change, drop, clear } = usePieceInputs(request);
  const { isBusy, save, writeOff } = useSave(ref, inputs, clear);
  const handleScan = (scanned: string | ScanOffer) => {
    const answer = dispatch(scanToReturn(scanned));
    // The stored state replaces the unsaved input.
    if (answer.found?.place.request.ref === ref) drop(piecesWith(answer.found.place));
    return answer;
  };
  const handleAllReturned = (pieces: readonly ChecklistPiece[]) => {
    for (const piece of pieces)
      if ((inputs[piece.id] ?? piece).state === '') change(piece.id, { state: 'returned' });
  };
  if (!wasOut(request))
    return (
      <Missing title="Return">Equipment can be taken back once it has been collected.</Missing>
    );
  const isReturned = request.status === 'returned';
  const expected = expectedPieces(request);
  const isComplete = isReturned || expected.every(isSettled);
  // Nothing is left to be entered if the units that were out were removed from the request.
  const isSaveable = isDirty || (isComplete && !isReturned && expected.length > 0);
  return (
    <>
      <ScreenHeader title="Return" />
      {request.checklist.some(({ unitId }) => unitId !== '') && <ScanField onScan={handleScan} />}
      {request.items.length > 1 && !isComplete && (
        <Button
          variant="outlined"
          sx={{ placeSelf: 'start' }}
          onClick={() => handleAllReturned(expected)}
        >
          Everything returned
        </Button>
      )}
      {groupPieces(request).map(({ item, units, unitCount }) => (
        <HeadedSection
          key={item.id}
          group={item.name}
          title={item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name}
        >
          <Stack spacing={2}>
            <Button
              variant="outlined"
              sx={{ alignSelf: 'start' }}
              onClick={() => handleAllReturned(units.flatMap(({ pieces }) => pieces))}
            >{`All of ${item.name} returned`}</Button>
            {units.map(({ unit, pieces }) =>
              pieces.map((piece) => (
                <ReturnedPiece
                  key={piece.id}
                  request={request}
                  piece={piece}
                  unit={unitCount > 1 ? unit : 0}
                  input={inputs[piece.id] ?? inputOf(piece)}
                  onChange={change}
                />
              )),
            )}
          </Stack>
        </HeadedSection>
      ))}
      <PageFooter>
        <Button variant="contained" disabled={isBusy || !isSaveable} onClick={() => void save()}>
          Save return
        </Button>
        {!isComplete && (
          <Button variant="outlined" disabled={isBusy || isDirty} onClick={() => void writeOff()}>
            Write off the rest
          </Button>
        )}
        {isComplete && <Typography>Everything is back or written off.</Typography>}
      </PageFooter>
    </>
  );
}

export default function ReturnPage() {
  return <RequestSubpage Screen={ReturnScreen} />;
}
