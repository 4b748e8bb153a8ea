import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mailtoHref, telHref, whatsappLink } from '@/domain/links/links';
import { workingHoursRows } from '@/domain/site/site';
import type { Site } from '@/domain/site/schema';
import { Button } from '@/ui/form/Button';
import { Skeleton, VisuallyHidden, Panel } from '@/ui/layout/Boxes';

const Card = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 'clamp(20px, 3vw, 24px)',
});

const Facts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 14 },
  '& svg': { color: theme.vars?.palette.primary.main, marginTop: 2 },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& a, & span': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& a': { padding: '12px 0', textUnderlineOffset: 4 },
}));

const Hours = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': {
    padding: '8px 0',
    textAlign: 'left',
    fontWeight: 400,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { paddingRight: 16 },
  '& td': {
    textAlign: 'right',
    textWrap: 'balance',
    color: theme.vars?.palette.text.secondary,
  },
  '& thead th': { padding: 0, lineHeight: 0 },
  '& tr + tr > *': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

interface Fact {
  label: string;
  icon: ReactNode;
  text: string;
  href?: string;
}

function factsOf({ contact }: Site): Fact[] {
  const { email, address, whatsapp, phone } = contact;
  const chat = whatsappLink(whatsapp);
  const isNumber = /^[+\d]/.test(whatsapp.trim());
  return [
    { label: 'Email', icon: <MailIcon />, text: email, href: mailtoHref(email) },
    { label: 'Address', icon: <PlaceIcon />, text: address },
    {
      label: 'WhatsApp',
      icon: <WhatsAppIcon />,
      text: isNumber || !chat ? whatsapp : 'Chat with us',
      href: chat,
    },
    { label: 'Phone', icon: <CallIcon />, text: phone, href: telHref(phone) },
  ].filter(({ text }) => text.trim() !== '');
}

function ContactFact({ label, icon, text, href }: Fact) {
  return (
    <li>
      {icon}
      <div>
        <small>{label}</small>
        {href === undefined ? (
          <span translate="no">{text}</span>
        ) : (
          <a href={href} translate="no">
            {text}
          </a>
        )}
      </div>
    </li>
  );
}

function WorkingHours({ site }: { site: Site }) {
  const rows = workingHoursRows(site);
  if (rows.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="working-hours">
      <Typography variant="h4" component="h2" id="working-hours">
        Working Hours
      </Typography>
      <Hours aria-labelledby="working-hours">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Day</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Hours</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, hours }, index) => (
            <tr key={`${day} ${index}`}>
              <th scope="row">{day}</th>
              <td translate="no">{hours}</td>
            </tr>
          ))}
        </tbody>
      </Hours>
    </Card>
  );
}

function NeedHelp({ phone }: { phone: string }) {
  const href = telHref(phone);
  if (href === undefined) return null;
  return (
    <Card as="section" aria-labelledby="need-help">
      <Typography variant="h4" component="h2" id="need-help">
        Need Help?
      </Typography>
      <p>Not sure what you need? Talk it through with our equipment desk.</p>
      <Button href={href} variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <CallIcon />
        <span>
          Call <span translate="no">{phone}</span>
        </span>
      </Button>
    </Card>
  );
}

interface BookingContactsProps {
  site: Site | undefined;
  /** The settings could not be loaded, and no earlier copy is available. */
  isError: boolean;
}

export function BookingContacts({ site, isError }: BookingContactsProps) {
  const facts = site ? factsOf(site) : [];
  return (
    <>
      <Card as="section" aria-labelledby="contact-details" aria-busy={!site && !isError}>
        <Typography variant="h4" component="h2" id="contact-details">
          Contact details
        </Typography>
        {facts.length > 0 && (
          <Facts className="facts">
            {facts.map((fact) => (
              <ContactFact key={fact.label} {...fact} />
            ))}
          </Facts>
        )}
        {!site && !isError && <Skeleton style={{ height: 208 }} />}
        {(isError || site) && facts.length === 0 && (
          <p>Our contact details are unavailable right now. You can still send your request.</p>
        )}
      </Card>
      {site && <WorkingHours site={site} />}
      {site && <NeedHelp phone={site.contact.phone} />}
    </>
  );
}
