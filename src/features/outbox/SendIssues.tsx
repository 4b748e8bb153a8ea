import { useState } from 'react';
import { dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { formatCount } from '@/domain/text/formatNumber';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/form/Button';
import { ReferenceText } from '@/ui/feedback/ReferenceText';
import { OtherWays, type OtherWaysProps } from './OtherWays';
import type { SendFailure } from './useSend';

const TITLES: Partial<Record<SendFailure['kind'], string>> = {
  chosen: '',
  unconfirmed: 'Not confirmed',
};

function textsOf({ kind, reference, limit, openedIn }: SendFailure) {
  if (openedIn && kind === 'unconfirmed') {
    const advice = `If you send it here, the message says that it repeats the reference ${reference}, so that we do not book it twice.`;
    return { title: `Opened in ${openedIn}. Not sent there? Send it here.`, advice };
  }
  const advice = {
    chosen: `Your request ${reference} is ready. Please send it from the app that opens.`,
    failed: `Your request has been kept. Try again, or send it another way. Its reference is ${reference}.`,
    unconfirmed: `We received no confirmation, so your request may or may not have reached us. Its reference is ${reference}. If you send it again, the message says that it repeats this reference, so that we do not book it twice.`,
    limited: limit,
    held: `Your request could not be sent automatically. It has been kept. Please send it another way. Its reference is ${reference}.`,
    preview: 'Forms cannot be sent from the preview.',
    tooLong:
      'Your request is too long to be sent. Remove some items or shorten the notes, or send it another way.',
  }[kind];
  return { title: TITLES[kind] ?? 'Not sent', advice };
}

interface IssueNoticeProps extends Omit<OtherWaysProps, 'children'> {
  issue: SendFailure;
}

export function IssueNotice({ issue, ...props }: IssueNoticeProps) {
  const { title, advice } = textsOf(issue);
  return (
    <OtherWays {...props}>
      {title && <strong>{title}</strong>}
      <p>
        <ReferenceText text={advice} reference={issue.reference} />
      </p>
    </OtherWays>
  );
}

export function IssueBanner({ issue }: { issue: SendFailure }) {
  return (
    <Banner tone="warning">
      <p>
        <ReferenceText text={textsOf(issue).advice} reference={issue.reference} />
      </p>
    </Banner>
  );
}

interface JoinedNoteProps {
  /** Number of items that were there before. */
  count: number;
  /** When those were changed last, ISO 8601, or ''. */
  at: string;
  isDisabled: boolean;
  onOnly: () => void;
}

/** Says that the items were added to those of an earlier visit, which can be put back into the cart. */
export function JoinedNote({ count, at, isDisabled, onOnly }: JoinedNoteProps) {
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

export function DiscardedNote({ onUndo }: { onUndo: () => void }) {
  return (
    <Banner tone="warning">
      <p>Your request was discarded.</p>
      <Button variant="outlined" onClick={onUndo}>
        Undo
      </Button>
    </Banner>
  );
}
