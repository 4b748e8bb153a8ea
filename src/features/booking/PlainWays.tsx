import { bookingMessage } from '@/domain/booking/bookingMessage';
import { mailtoHref, whatsappLink } from '@/domain/links/links';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/ButtonRow';
import type { OtherWaysProps } from '@/features/outbox';

/** Longer links are not opened. */
const NOTES_MAX = 500;

/** The other ways to send while their code is not loaded: a simpler text, without the link for the office. */
export function PlainWays({ submission, company, children }: OtherWaysProps) {
  const { fields } = submission;
  const notes = fields.notes.slice(0, NOTES_MAX);
  const message = bookingMessage({ ...submission, ...fields, notes });
  const body = `${message}\n\n${fields.phone}\n${fields.email}`;
  const whatsapp = whatsappLink(company.whatsapp, body);
  const mail = mailtoHref(company.email, { ...fields, body });
  return (
    <Banner tone="warning">
      <p>{children}</p>
      <ButtonRow>
        {whatsapp && (
          <Button href={whatsapp} target="_blank" rel="noopener noreferrer" variant="outlined">
            Send on WhatsApp
          </Button>
        )}
        {mail && (
          <Button href={mail} variant="outlined">
            Send by e-mail app
          </Button>
        )}
      </ButtonRow>
    </Banner>
  );
}
