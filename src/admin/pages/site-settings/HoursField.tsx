import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  DEFAULT_CLOSE,
  DEFAULT_OPEN,
  DAYS,
  type Weekday,
  type DayHours,
  hoursOrDefault,
  hoursText,
} from '@/domain/site/hours';
import { capitalise } from '@/domain/text/cleanText';
import { VisuallyHidden } from '@/ui/layout/Boxes';
import type { FieldInputProps } from '../../fields/inputs/FieldText';

const HOURS_DAYS_SHOWN = 3;

const CLOSED: DayHours = { open: '', close: '' };
const USUAL: DayHours = { open: DEFAULT_OPEN, close: DEFAULT_CLOSE };

interface DayProps {
  day: Weekday;
  hours: DayHours;
  isDisabled: boolean;
  onChange: (hours: DayHours) => void;
}

function DayHoursRow({ day, hours, isDisabled, onChange }: DayProps) {
  const { open, close } = hours;
  const isClosed = open === '' && close === '';
  const isWhole = open !== '' && close !== '';
  // While the administrator edits a time, an empty value must not remove the input.
  const [isTyping, setIsTyping] = useState(false);
  const input = (side: keyof DayHours, label: string) => (
    <TextField
      type="time"
      value={hours[side]}
      disabled={isDisabled || (isClosed && !isTyping)}
      onChange={(event) => {
        setIsTyping(true);
        onChange({ ...hours, [side]: event.target.value });
      }}
      // Narrow, so that “AM” is visible on a phone.
      sx={{ '& input': { px: 1.25 } }}
      slotProps={{ htmlInput: { 'aria-label': `${capitalise(day)} ${label}` } }}
    />
  );
  return (
    <ListItem
      disableGutters
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsTyping(false);
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        gap: '4px 8px',
        maxWidth: 420,
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{capitalise(day)}</Typography>
      <Button
        variant={isWhole ? 'text' : 'outlined'}
        disabled={isDisabled}
        onClick={() => {
          setIsTyping(false);
          onChange(isWhole ? CLOSED : USUAL);
        }}
        sx={{ gridColumn: '2 / -1', justifySelf: 'end' }}
      >
        {isWhole ? 'Remove' : 'Add'}
        <VisuallyHidden> {capitalise(day)} hours</VisuallyHidden>
      </Button>
      {input('open', 'opens')}
      <span aria-hidden="true">–</span>
      {input('close', 'closes')}
    </ListItem>
  );
}

export function HoursField(props: FieldInputProps<string>) {
  const { field, name, value, error, isDisabled, onChange } = props;
  const hours = hoursOrDefault(value);
  const id = useId();
  const [areAllShown, setAreAllShown] = useState(false);
  // A day with an error must be visible, and stays visible after it is corrected.
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setAreAllShown(true);
  }
  const shown = areAllShown ? DAYS : DAYS.slice(0, HOURS_DAYS_SHOWN);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      data-field={name}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Typography id={id} variant="h6" component="h3">
        {field.label}
      </Typography>
      <List id={`${id}-days`} disablePadding>
        {shown.map((day) => (
          <DayHoursRow
            key={day}
            day={day}
            hours={hours[day]}
            isDisabled={isDisabled}
            onChange={(changed) => onChange(hoursText({ ...hours, [day]: changed }))}
          />
        ))}
      </List>
      {value === '' && (
        <FormHelperText>
          No business hours have been saved yet. The defaults are shown. Change one to save them.
        </FormHelperText>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
      <Button
        aria-expanded={areAllShown}
        aria-controls={`${id}-days`}
        onClick={() => setAreAllShown(!areAllShown)}
      >
        {areAllShown ? 'Show fewer days' : 'Show all days'}
      </Button>
    </Box>
  );
}
