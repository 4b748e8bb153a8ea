import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import MailIcon from '@mui/icons-material/MailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { mailtoTextLink, MAILTO_MAX } from '@/api/gateways/mailto';
import { whatsappShareLink, whatsappTextLink } from '@/api/gateways/whatsapp';
import { internationalPhone } from '@/domain/rental/phone';
import { quoteText } from '@/domain/rental/quoteText';
import type { Quote } from '@/domain/rental/schema';
import { noticeShown } from '@/features/notices';
import { Field } from '@/ui/form/Field';
import { useDeskDispatch } from '../store/hooks';
import { editRequest } from '../store/thunks';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > p': { flexBasis: '100%', color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  [theme.breakpoints.down('sm')]: { '& > a, & > button': { flex: '1 1 100%' } },
}));

const IGNORED = () => undefined;

/** Returns a link to the e-mail app; with the short text if the whole one does not fit into a link. */
function mailLink(email: string, subject: string, texts: { full: string; short: string }) {
  const full = mailtoTextLink(email, { subject, body: texts.full });
  const isShort = full !== undefined && full.length >= MAILTO_MAX - 20;
  return {
    href: isShort ? mailtoTextLink(email, { subject, body: texts.short }) : full,
    isShort,
  };
}

export interface QuoteActionsProps {
  quote: Quote;
  /** Reference of the request. */
  reference: string;
  companyName: string;
}

/** The ways to send a quote: print, WhatsApp, e-mail app, and copying the text. */
export function QuoteActions({ quote, reference, companyName }: QuoteActionsProps) {
  const dispatch = useDeskDispatch();
  const [isTextShown, setIsTextShown] = useState(false);
  const { number, customer } = quote;
  const about = { company: companyName, ref: reference };
  const text = quoteText(quote, about);
  const subject = `Quote ${number}${companyName ? ` from ${companyName}` : ''}`;
  const mail = mailLink(customer.email, subject, {
    full: text,
    short: quoteText(quote, about, true),
  });
  const whatsappHref =
    whatsappTextLink(internationalPhone(customer.phone), text) ?? whatsappShareLink(text);
  const handleShared = (way: string) =>
    void dispatch(editRequest(reference, {}, { event: 'quoteShared', detail: `${number} ${way}` }));
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(noticeShown({ message: 'Quote copied', type: 'success' }));
      handleShared('copied as text');
    } catch {
      setIsTextShown(true);
    }
  };
  return (
    <Row data-actions>
      <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      <Button
        href={whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        onClick={() => handleShared('opened in WhatsApp')}
      >
        Send on WhatsApp
      </Button>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        disabled={mail.href === undefined}
        {...(mail.href !== undefined && { href: mail.href })}
        onClick={() => handleShared('opened in the e-mail app')}
      >
        Send by e-mail app
      </Button>
      <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void handleCopy()}>
        Copy text
      </Button>
      {mail.href === undefined && <p>The request has no valid e-mail address.</p>}
      {mail.isShort && (
        <p>
          The text is too long for a link to the e-mail app, so notes and terms are left out there.
          “Copy text” has everything.
        </p>
      )}
      {isTextShown && (
        <Field
          label="Text of the quote"
          name="quoteText"
          rows={10}
          value={text}
          onChange={IGNORED}
          hint="The browser does not allow copying. Select the text and copy it."
        />
      )}
    </Row>
  );
}
