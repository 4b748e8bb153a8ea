import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { DAMAGE_LABELS } from '@/domain/rental/handover';
import { INVALID_AMOUNT, moneyInput, parseMoney } from '@/domain/rental/money';
import type { ChecklistPiece, PieceState } from '@/domain/rental/schema';
import { TrimmedField } from '../fields/TrimmedField';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';

export interface PieceInput extends Pick<ChecklistPiece, 'state' | 'note'> {
  /** As it is typed. */
  charge: string;
}

const STATES = Object.entries({ returned: 'Returned', ...DAMAGE_LABELS });

export const inputOf = (piece: ChecklistPiece): PieceInput => ({
  state: piece.state,
  note: piece.note,
  charge: piece.charge > 0 ? moneyInput(piece.charge) : '',
});

/** Returns the charge that was typed; undefined if it is no amount. */
export const chargeOf = ({ charge }: PieceInput) => (charge.trim() === '' ? 0 : parseMoney(charge));

/** All three are in one line of a phone, each label next to its own button. */
const CHOICE = { minHeight: 48, mr: 0, '& > :last-child': { ml: { xs: -0.75, sm: 0 } } };

interface PieceFieldsProps {
  id: string;
  name: string;
  input: PieceInput;
  onChange: (id: string, fields: Partial<PieceInput>) => void;
  /** Photos of its damage. */
  children?: ReactNode;
}

export function PieceFields({ id, name, input, onChange, children }: PieceFieldsProps) {
  const isInvalid = chargeOf(input) === undefined;
  return (
    <FormControl>
      <FormLabel id={`${id}-name`} component="span" translate="no">
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
      {input.state in DAMAGE_LABELS && (
        <ResponsiveGrid minWidth={120}>
          <TrimmedField
            label="Note"
            value={input.note}
            onChange={(note) => onChange(id, { note })}
          />
          <TextField
            label="Charge"
            value={input.charge}
            error={isInvalid}
            helperText={isInvalid ? INVALID_AMOUNT : 'Becomes a line of the request'}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={({ target }) => onChange(id, { charge: target.value })}
          />
        </ResponsiveGrid>
      )}
      {children}
    </FormControl>
  );
}
