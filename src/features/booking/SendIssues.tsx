import { useState } from 'react';
import { dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { bookingMessage } from '@/domain/booking/bookingMessage';
import { mailtoHref, whatsappLink } from '@/domain/links/links';
import { formatCount } from '@/domain/text/formatNumber';
import { outboxParts, type OtherWaysProps, type SendFailure } from '@/features/outbox';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/form/Button';
import { SendFallbacks } from '@/ui/form/SendFallbacks';
import { ReferenceText } from '@/ui/feedback/ReferenceText';
import { useModule } from '@/ui/lazy/lazyModule';
import type { JoinedItems } from './bookingDraft';
import type { SendIssue } from './useBookingSend';

const TITLES: Partial<Record<SendFailure['kind'], string>> = {
  chosen: '',
  unconfirmed: 'Not confirmed',
};

function textsOf({ kind, reference, limit, openedIn }: SendIssue) {
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

/** Longer links are not opened. */
const NOTES_MAX = 500;

/** The other ways to send while their code is not loaded: a simpler text, without the link for the office. */
function PlainWays({ submission, company, isNotice, children }: OtherWaysProps) {
  const { fields } = submission;
  const notes = fields.notes.slice(0, NOTES_MAX);
  const message = bookingMessage({ ...submission, ...fields, notes });
  const body = `${message}\n\n${fields.phone}\n${fields.email}`;
  return (
    <SendFallbacks
      whatsappHref={whatsappLink(company.whatsapp, body)}
      mailHref={mailtoHref(company.email, { ...fields, body })}
      isNotice={isNotice}
    >
      {children}
    </SendFallbacks>
  );
}

interface IssueNoticeProps extends Omit<OtherWaysProps, 'children'> {
  issue: SendIssue;
}

export function IssueNotice({ issue, ...props }: IssueNoticeProps) {
  const { value } = useModule(outboxParts);
  const Ways = value?.OtherWays ?? PlainWays;
  const { title, advice } = textsOf(issue);
  return (
    <Ways {...props}>
      {title && <strong>{title}</strong>}
      <p>
        <ReferenceText text={advice} reference={issue.reference} />
      </p>
    </Ways>
  );
}

export function IssueBanner({ issue }: { issue: SendIssue }) {
  return (
    <Banner tone="warning">
      <p>
        <ReferenceText text={textsOf(issue).advice} reference={issue.reference} />
      </p>
    </Banner>
  );
}

interface JoinedNoteProps {
  joined: JoinedItems;
  isDisabled: boolean;
  onOnly: () => void;
}

/** Says that the items were added to those of an earlier visit, which can be put back into the cart. */
export function JoinedNote({ joined: { count, at }, isDisabled, onOnly }: JoinedNoteProps) {
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
