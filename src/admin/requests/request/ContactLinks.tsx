import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import { mailtoTextLink } from '@/api/gateways/mailto';
import { telHref } from '@/domain/links/links';
import { firstPhone } from '@/domain/links/phone';
import { requestPart } from '../fields/requestFields';

/** Links to call the customer, and to write on WhatsApp or by e-mail. Those without a number or address are left out. */
export const ContactLinks = requestPart(
  ['customer', 'ref'],
  function ContactLinks({ request: { customer, ref } }) {
    const phone = firstPhone(customer.phone);
    const callHref = telHref(phone ?? customer.phone);
    const whatsappHref = whatsappTextLink(phone, `About your request ${ref}: `);
    const mailHref = mailtoTextLink(customer.email, { subject: `Your request ${ref}`, body: '' });
    if (!callHref && !whatsappHref && !mailHref) return null;
    const newTab = { target: '_blank', rel: 'noopener noreferrer' };
    return (
      <Stack
        direction="row"
        spacing={1}
        role="group"
        aria-label="Contact"
        sx={{ '& > a': { flexGrow: 1, px: 1.75 } }}
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
  },
);
