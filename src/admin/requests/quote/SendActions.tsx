import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import MailIcon from '@mui/icons-material/MailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paperText, type Paper } from '@/domain/rental/documents/paper';
import { noticeShown } from '@/features/notices';
import { editRequest } from '../changes/thunks';
import { useRequestsDispatch } from '../store/hooks';
import { textLinks, type TextLink } from './textLinks';

const ROW = { flexWrap: 'wrap', '& > button': { flexGrow: { xs: 1, sm: 0 } } };

function LinkHint({ link: { text }, app }: { link: TextLink; app: string }) {
  const hints = {
    full: '',
    noAddress: 'The request has no valid e-mail address.',
    tooLong: `The text is too long for a link to ${app}. “Copy text” has everything.`,
    short: `The text is too long for a link to ${app}, so notes and terms are left out there. “Copy text” has everything.`,
  };
  return text !== 'full' && <Typography color="textSecondary">{hints[text]}</Typography>;
}

interface SendActionsProps {
  kind: 'quote' | 'document';
  number: string;
  paper: Paper;
  /** Name of the company. */
  sender: string;
  reference: string;
}

export function SendActions(props: SendActionsProps) {
  const { kind, number, paper, sender, reference } = props;
  const dispatch = useRequestsDispatch();
  const [isTextShown, setIsTextShown] = useState(false);
  const fullText = paperText(paper, sender);
  const { whatsapp, mail } = textLinks(paper, sender);
  const handleShared = (way: string) => {
    const event = kind === 'quote' ? 'quoteShared' : 'documentShared';
    void dispatch(editRequest(reference, {}, { event, detail: `${number} ${way}` }));
  };
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(fullText);
      const message = kind === 'quote' ? 'Quote copied' : 'Document copied';
      dispatch(noticeShown({ message, type: 'success' }));
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
      <Stack direction="row" spacing={1} useFlexGap sx={ROW}>
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
          label={`Text of the ${kind}`}
          name="sentText"
          multiline
          rows={10}
          value={fullText}
          helperText="The browser does not allow copying. Select the text and copy it."
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </Stack>
  );
}
