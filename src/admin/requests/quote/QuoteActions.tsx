import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import MailIcon from '@mui/icons-material/MailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Quote } from '@/domain/rental/schema';
import { noticeShown } from '@/features/notices';
import { Field } from '@/ui/form/Field';
import { useRequestsDispatch } from '../store/hooks';
import { editRequest } from '../changes/thunks';
import { quoteTexts, type QuoteLink } from './quoteLinks';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > p': { flexBasis: '100%', color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 100%' } },
}));

const IGNORED = () => undefined;

function LinkHint({ link: { text }, app }: { link: QuoteLink; app: string }) {
  if (text === 'full') return null;
  if (text === 'noAddress') return <p>The request has no valid e-mail address.</p>;
  return text === 'tooLong' ? (
    <p>The text is too long for a link to {app}. “Copy text” has everything.</p>
  ) : (
    <p>
      The text is too long for a link to {app}, so notes and terms are left out there. “Copy text”
      has everything.
    </p>
  );
}

interface QuoteActionsProps {
  quote: Quote;
  /** Reference of the request. */
  reference: string;
  companyName: string;
}

/** The ways to send a quote: print, WhatsApp, e-mail app, and copying the text. */
export function QuoteActions({ quote, reference, companyName }: QuoteActionsProps) {
  const dispatch = useRequestsDispatch();
  const [isTextShown, setIsTextShown] = useState(false);
  const { number } = quote;
  const {
    full: text,
    whatsapp,
    mail,
  } = quoteTexts(quote, { company: companyName, ref: reference });
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
      <Button
        variant="contained"
        startIcon={<PrintIcon />}
        onClick={() => {
          handleShared('opened for printing');
          window.print();
        }}
      >
        Print or save as PDF
      </Button>
      <Button
        variant="outlined"
        startIcon={<WhatsAppIcon />}
        disabled={whatsapp.href === undefined}
        onClick={() => {
          window.open(whatsapp.href, '_blank', 'noopener,noreferrer');
          handleShared('opened in WhatsApp');
        }}
      >
        Send on WhatsApp
      </Button>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        disabled={mail.href === undefined}
        onClick={() => {
          window.open(mail.href, '_self');
          handleShared('opened in the e-mail app');
        }}
      >
        Send by e-mail app
      </Button>
      <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void handleCopy()}>
        Copy text
      </Button>
      <LinkHint link={whatsapp} app="WhatsApp" />
      <LinkHint link={mail} app="the e-mail app" />
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
