import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { whatsappTextLink, mailtoTextLink } from '@/api/gateways/links';
import { telHref } from '@/domain/links/links';
import { firstPhone } from '@/domain/links/phone';

interface ContactButtonsProps {
  phone: string;
  email: string;
  /** What messages begin with. */
  text?: string;
  subject?: string;
}

export function ContactButtons({ phone, email, text = '', subject = '' }: ContactButtonsProps) {
  const number = firstPhone(phone);
  const callHref = telHref(number ?? phone);
  const whatsappHref = whatsappTextLink(number, text);
  const mailHref = mailtoTextLink(email, { subject, body: '' });
  if (!callHref && !whatsappHref && !mailHref) return null;
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Stack
      direction="row"
      spacing={1}
      role="group"
      aria-label="Contact"
      sx={{ maxWidth: 480, '& > a': { flexGrow: 1, px: 1.75 } }}
    >
      {callHref && (
        <Button href={callHref} variant="outlined" startIcon={<PhoneIcon />}>
          Call
        </Button>
      )}
      {whatsappHref && (
        <Button href={whatsappHref} {...newTab} variant="outlined" startIcon={<WhatsAppIcon />}>
          WhatsApp
        </Button>
      )}
      {mailHref && (
        <Button href={mailHref} variant="outlined" startIcon={<MailIcon />}>
          E-mail
        </Button>
      )}
    </Stack>
  );
}
