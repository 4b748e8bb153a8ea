import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { repeatedParams, type NewRow } from '@/domain/booking/outboxRow';
import { bookingParams, type BookingSubmission } from '@/domain/booking/submission';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { Button } from '@/ui/form/Button';
import { SendFallbacks } from '@/ui/form/SendFallbacks';
import { messageLinks, type CompanyContacts } from './messageLinks';
import { bookingRow } from './bookingRow';
import { outboxParts, useOutboxRow } from './useOutbox';

export interface OtherWaysProps {
  submission: BookingSubmission;
  company: CompanyContacts;
  onOpen: () => void;
  /** Whether it is the notice of the form, which can send the request again. */
  isNotice: boolean;
  children: ReactNode;
}

/** `isReady`: whether the request has its link for the office, or will not have one. */
function useBookingRow(submission: BookingSubmission): { row: NewRow; isReady: boolean } {
  const { reference, at, items, dates } = submission;
  const params = bookingParams(submission);
  const key = JSON.stringify(params);
  const [made, setMade] = useState<{ key: string; row: NewRow }>();
  const make = useEffectEvent(() => bookingRow(submission));
  useEffect(() => {
    let isLatest = true;
    void make().then((row) => isLatest && setMade({ key, row }));
    return () => {
      isLatest = false;
    };
  }, [key]);
  if (made?.key === key) return { row: made.row, isReady: true };
  const row: NewRow = { reference, kind: 'booking', at, params, items, dates };
  return { row, isReady: made !== undefined };
}

interface AskLinkProps extends Pick<OtherWaysProps, 'submission' | 'company'> {
  onAsk: () => void;
}

export function AskLink({ submission, company, onAsk }: AskLinkProps) {
  const { row, isReady } = useBookingRow(submission);
  const params = { ...row.params, subject: 'Is this available?' };
  const { whatsappHref } = messageLinks(params, company);
  if (whatsappHref === undefined) return null;
  return (
    <Button
      href={whatsappHref}
      disabled={!isReady}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      onClick={onAsk}
    >
      <WhatsAppIcon />
      Ask on WhatsApp
    </Button>
  );
}

export function OtherWays({ submission, company, onOpen, isNotice, children }: OtherWaysProps) {
  const { row, isReady } = useBookingRow(submission);
  const isPreview = use(IsPreviewContext);
  const { row: there } = useOutboxRow(submission.reference);
  const handleOpen = (app: string) => {
    onOpen();
    void outboxParts.loaded()?.noteHandedOver(row, app);
  };
  const params = there?.state === 'unconfirmed' ? repeatedParams(row) : row.params;
  return (
    <SendFallbacks
      {...messageLinks(params, company)}
      isReady={isReady}
      isNotice={isNotice}
      onOpen={isPreview ? undefined : handleOpen}
    >
      {children}
    </SendFallbacks>
  );
}
