import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import type { Day, RentalDates } from '@/domain/availability/day';
import { RADII } from '@/theme/tokens';
import { Button } from '@/ui/form/Button';
import { useBackToClose } from '@/ui/history/useBackToClose';
import { useOutsideInteraction } from '@/ui/navigation/useOutsideInteraction';
import { Calendar } from './Calendar';

const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 15,
  top: '100%',
  right: 0,
  width: 'min(680px, calc(100vw - 48px))',
  padding: 20,
  border: `1px solid ${theme.vars?.palette.edge}`,
  borderRadius: RADII.card,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > button': { display: 'flex', marginLeft: 'auto' },
}));

interface DatesCalendarProps {
  dates: RentalDates | null;
  limits: { min: Day; max: Day };
  onChoose: (dates: RentalDates) => void;
  onClose: () => void;
  /** Contains the calendar and its button. */
  anchor: RefObject<HTMLElement | null>;
  onOutside: () => void;
}

export default function DatesCalendar(props: DatesCalendarProps) {
  const { onClose, anchor, onOutside, ...calendar } = props;
  useOutsideInteraction(anchor, true, onOutside);
  useBackToClose(onClose);
  return (
    <Popup role="dialog" aria-label="Choose your rental dates">
      <Calendar {...calendar} hasFocus />
      <Button onClick={onClose}>Done</Button>
    </Popup>
  );
}
