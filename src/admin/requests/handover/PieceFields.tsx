import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { INVALID_AMOUNT, moneyInput, parseMoney } from '@/domain/rental/money';
import type { ChecklistPiece, PieceState } from '@/domain/rental/schema';
import { isJsonObject } from '@/domain/text/jsonObject';
import { readAutosave } from '../../forms/formAutosave';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { TrimmedField } from '../fields/TrimmedField';

/** What is entered about a piece. */
export interface PieceInput extends Pick<ChecklistPiece, 'state' | 'note'> {
  /** As it is typed. */
  charge: string;
}

const STATES: readonly [Exclude<PieceState, ''>, string][] = [
  ['returned', 'Returned'],
  ['missing', 'Missing'],
  ['damaged', 'Damaged'],
];

/** Returns the stored state of a piece as input. */
export const inputOf = ({ state, note, charge }: ChecklistPiece): PieceInput => ({
  state,
  note,
  charge: charge > 0 ? moneyInput(charge) : '',
});

/** Returns the charge that was typed; undefined if it is no amount. */
export const chargeOf = ({ charge }: PieceInput) => (charge.trim() === '' ? 0 : parseMoney(charge));

/** Returns the autosaved input of pieces. Values of other types are left out. */
export function readInputs(form: string): Record<string, PieceInput> {
  const inputs: Record<string, PieceInput> = {};
  for (const [id, value] of Object.entries(readAutosave(form)?.values ?? {})) {
    if (!isJsonObject(value)) continue;
    const { state, note, charge } = value;
    if (!['', 'returned', 'missing', 'damaged'].includes(String(state))) continue;
    inputs[id] = { state: state as PieceState, note: String(note), charge: String(charge) };
  }
  return inputs;
}

/** All three are in one line of a phone, each label next to its own button. */
const CHOICE = { minHeight: 48, mr: 0, '& > :last-child': { ml: { xs: -0.75, sm: 0 } } };

interface PieceFieldsProps {
  id: string;
  name: string;
  input: PieceInput;
  isDisabled: boolean;
  onChange: (id: string, fields: Partial<PieceInput>) => void;
}

/** Whether a piece came back, with a note and a charge if it did not, or not whole. */
export function PieceFields({ id, name, input, isDisabled, onChange }: PieceFieldsProps) {
  const isInvalid = chargeOf(input) === undefined;
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={`${id}-name`} component="span">
        {name}
      </FormLabel>
      <RadioGroup
        row
        sx={{ columnGap: 2 }}
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
            sx={CHOICE}
          />
        ))}
      </RadioGroup>
      {(input.state === 'missing' || input.state === 'damaged') && (
        <ResponsiveGrid minWidth={120}>
          <TrimmedField
            label="Note"
            value={input.note}
            disabled={isDisabled}
            onChange={(note) => onChange(id, { note })}
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
}
