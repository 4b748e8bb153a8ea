import { useState } from 'react';
import { dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { formatCount } from '@/domain/text/formatNumber';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/form/Button';
import type { JoinedItems } from './bookingDraft';

interface JoinedNoteProps {
  joined: JoinedItems;
  isDisabled: boolean;
  onOnly: () => void;
}

/** Says that the items were added to those of an earlier visit, which can be put back into the cart. */
export default function JoinedNote({ joined: { count, at }, isDisabled, onOnly }: JoinedNoteProps) {
  const [today] = useState(() => dayAt(Date.now()));
  const day = at && ` of ${formatNearDay(dayAt(Date.parse(at)), today)}`;
  return (
    <Banner tone="success">
      <p>{`Added to ${formatCount(count, 'item')}${day}`}</p>
      <Button variant="outlined" disabled={isDisabled} onClick={onOnly}>
        Only this
      </Button>
    </Banner>
  );
}
