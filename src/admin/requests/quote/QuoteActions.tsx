import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import MailIcon from '@mui/icons-material/MailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Quote } from '@/domain/rental/schema';
import { noticeShown } from '@/features/notices';
import { useRequestsDispatch } from '../store/hooks';
import { editRequest } from '../changes/thunks';
import { quoteTexts, type QuoteLink } from './quoteLinks';

function LinkHint({ link: { text }, app }: { link: QuoteLink; app: string }) {
  const hints = {
    full: '',
    noAddress: 'The request has no valid e-mail address.',
    tooLong: `The text is too long for a link to ${app}. “Copy text” has everything.`,
    short: `The text is too long for a link to ${app}, so notes and terms are left out there. “Copy text” has everything.`,
  };
  return text !== 'full' && <Typography color="textSecondary">{hints[text]}</Typography>;
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
  const actions = [
    {
      label: 'Print or save as PDF',
      icon: <PrintIcon />,
      onClick: () => {
        handleShared('opened for printing');
        window.print();
      },
    },
    {
      label: 'Send on WhatsApp',
      icon: <WhatsAppIcon />,
      isDisabled: whatsapp.href === undefined,
      onClick: () => {
        window.open(whatsapp.href, '_blank', 'noopener,noreferrer');
        handleShared('opened in WhatsApp');
      },
    },
    {
      label: 'Send by e-mail app',
      icon: <MailIcon />,
      isDisabled: mail.href === undefined,
      onClick: () => {
        window.open(mail.href, '_self');
        handleShared('opened in the e-mail app');
      },
    },
    { label: 'Copy text', icon: <ContentCopyIcon />, onClick: () => void handleCopy() },
  ];
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        {actions.map(({ label, icon, isDisabled = false, onClick }, index) => (
          <Button
            key={label}
            variant={index === 0 ? 'contained' : 'outlined'}
            startIcon={icon}
            disabled={isDisabled}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <LinkHint link={whatsapp} app="WhatsApp" />
      <LinkHint link={mail} app="the e-mail app" />
      {isTextShown && (
        <TextField
          label="Text of the quote"
          name="quoteText"
          multiline
          rows={10}
          value={text}
          helperText="The browser does not allow copying. Select the text and copy it."
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </Stack>
  );
}
