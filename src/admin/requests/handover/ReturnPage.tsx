import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '@/domain/links/adminPaths';
import { groupPieces, isSettled } from '@/domain/rental/handover';
import { INVALID_AMOUNT, moneyInput, parseMoney } from '@/domain/rental/money';
import { isOut } from '@/domain/rental/requestSteps';
import type { ChecklistPiece, PieceState, RentalRequest } from '@/domain/rental/schema';
import { isJsonObject } from '@/domain/text/jsonObject';
import { useMarkDirty } from '../../forms/dirtyForms';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { clearAutosave, readAutosave, useAutosave } from '../../forms/formAutosave';
import { EmptyNote } from '../../layout/EmptyNote';
import { HeadedSection } from '../../layout/HeadedSection';
import { PageFooter } from '../../layout/PageFooter';
import { ScreenHeader } from '../../layout/ScreenHeader';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { RequestSubpage } from '../layout/RequestSubpage';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectAreRequestsLocked } from '../store/selectors';
import { fillChecklist, saveReturn, saveWriteOff } from './handoverThunks';

/** What is entered about a piece. */
interface PieceInput {
  state: PieceState;
  note: string;
  /** As it is typed. */
  charge: string;
}

const STATES: readonly [Exclude<PieceState, ''>, string][] = [
  ['returned', 'Returned'],
  ['missing', 'Missing'],
  ['damaged', 'Damaged'],
];

const inputOf = ({ state, note, charge }: ChecklistPiece): PieceInput => ({
  state,
  note,
  charge: charge > 0 ? moneyInput(charge) : '',
});

const chargeOf = ({ charge }: PieceInput) => (charge.trim() === '' ? 0 : parseMoney(charge));

/** Returns the autosaved input of pieces. Values of other types are left out. */
function readInputs(form: string): Record<string, PieceInput> {
  const inputs: Record<string, PieceInput> = {};
  for (const [id, value] of Object.entries(readAutosave(form)?.values ?? {})) {
    if (!isJsonObject(value)) continue;
    const { state, note, charge } = value;
    if (!['', 'returned', 'missing', 'damaged'].includes(String(state))) continue;
    inputs[id] = { state: state as PieceState, note: String(note), charge: String(charge) };
  }
  return inputs;
}

interface PieceFieldsProps {
  id: string;
  name: string;
  input: PieceInput;
  isDisabled: boolean;
  onChange: (id: string, fields: Partial<PieceInput>) => void;
}

const PieceFields = memo(function PieceFields({
  id,
  name,
  input,
  isDisabled,
  onChange,
}: PieceFieldsProps) {
  const isInvalid = chargeOf(input) === undefined;
  return (
    <FormControl component="fieldset" disabled={isDisabled}>
      <FormLabel id={`${id}-name`} component="legend">
        {name}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-name`}
        value={input.state}
        onChange={({ target }) => onChange(id, { state: target.value as PieceState })}
      >
        {STATES.map(([state, label]) => (
          <FormControlLabel
            key={state}
            value={state}
            label={label}
            control={<Radio />}
            sx={{ minHeight: 48 }}
          />
        ))}
      </RadioGroup>
      {(input.state === 'missing' || input.state === 'damaged') && (
        <ResponsiveGrid minWidth={120}>
          <TextField
            label="Note"
            value={input.note}
            disabled={isDisabled}
            onChange={({ target }) => onChange(id, { note: target.value })}
          />
          <TextField
            label="Charge"
            value={input.charge}
            disabled={isDisabled}
            error={isInvalid}
            helperText={isInvalid ? INVALID_AMOUNT : 'Becomes a line of the request'}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={({ target }) => onChange(id, { charge: target.value })}
          />
        </ResponsiveGrid>
      )}
    </FormControl>
  );
});

function ReturnScreen({ request }: { request: RentalRequest }) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const isLocked = useRequestsSelector(selectAreRequestsLocked);
  const { ref, checklist } = request;
  const form = `request-return:${ref}`;
  const [inputs, setInputs] = useState(() => readInputs(form));
  const isDirty = Object.keys(inputs).length > 0;
  useAutosave(form, ref, inputs, isDirty);
  useMarkDirty(isDirty);
  useEffect(() => {
    if (!isLocked) dispatch(fillChecklist(ref));
  }, [dispatch, ref, isLocked]);
  const handleChange = useCallback(
    (id: string, fields: Partial<PieceInput>) =>
      setInputs((before) => {
        const piece = checklist.find((one) => one.id === id);
        return piece
          ? { ...before, [id]: { ...inputOf(piece), ...before[id], ...fields } }
          : before;
      }),
    [checklist],
  );
  const handleSave = async () => {
    if (focusFirstInvalidField(document.body)) return;
    const taken = Object.entries(inputs).map(([id, input]) => ({
      id,
      state: input.state,
      note: input.note,
      charge: chargeOf(input) ?? 0,
    }));
    if ((await dispatch(saveReturn(ref, taken))) === 'locked') return;
    clearAutosave(form);
    // Without unsaved input, leaving the page asks for nothing.
    flushSync(() => setInputs({}));
    void navigate(requestPath(ref));
  };
  const handleAllReturned = (pieces: readonly ChecklistPiece[]) => {
    for (const piece of pieces)
      if ((inputs[piece.id] ?? piece).state === '') handleChange(piece.id, { state: 'returned' });
  };
  if (!isOut(request) && request.status !== 'returned')
    return <EmptyNote>Equipment can be taken back once it has been collected.</EmptyNote>;
  const isComplete = checklist.every(isSettled);
  return (
    <>
      {groupPieces(request).map(({ item, units }) => (
        <HeadedSection
          key={item.id}
          title={item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name}
        >
          <Stack role="group" aria-label={item.name} spacing={2}>
            <Button
              variant="outlined"
              sx={{ alignSelf: 'start' }}
              disabled={isLocked}
              onClick={() => handleAllReturned(units.flatMap(({ pieces }) => pieces))}
            >{`All of ${item.name} returned`}</Button>
            {units.map(({ unit, pieces }) =>
              pieces.map((piece) => (
                <PieceFields
                  key={piece.id}
                  id={piece.id}
                  name={item.quantity > 1 ? `${piece.name}, unit ${unit}` : piece.name}
                  input={inputs[piece.id] ?? inputOf(piece)}
                  isDisabled={isLocked}
                  onChange={handleChange}
                />
              )),
            )}
          </Stack>
        </HeadedSection>
      ))}
      <PageFooter>
        <Button
          variant="contained"
          disabled={isLocked || !isDirty}
          onClick={() => void handleSave()}
        >
          Save return
        </Button>
        {!isComplete && (
          <Button
            variant="outlined"
            disabled={isLocked || isDirty}
            onClick={() => void dispatch(saveWriteOff(ref))}
          >
            Write off the rest
          </Button>
        )}
        {isComplete && <Typography>Everything is back or written off.</Typography>}
      </PageFooter>
    </>
  );
}

/** Page on which the pieces of a request are taken back. What is entered is saved together. */
export default function ReturnPage() {
  return (
    <RequestSubpage title="Return">
      {(request) => (
        <>
          <ScreenHeader title="Return" />
          <ReturnScreen key={request.ref} request={request} />
        </>
      )}
    </RequestSubpage>
  );
}
