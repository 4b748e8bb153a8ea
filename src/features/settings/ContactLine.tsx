import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { dayAt, weekdayOf } from '@/domain/availability/day';
import { mailtoHref, telHref, whatsappLink } from '@/domain/links/links';
import { hoursOn } from '@/domain/site/openDays';
import { HEIGHTS } from '@/theme/tokens';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { useSite } from './settingsSlice';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', alignItems: 'center', minHeight: HEIGHTS.touch },
  '& a': { padding: '10px 0', textUnderlineOffset: 4 },
});

export default function ContactLine() {
  const { site } = useSite();
  const isHydrated = useIsHydrated();
  const [today] = useState(() => dayAt(Date.now()));
  if (!site) return null;
  const { phone, whatsapp, email } = site.contact;
  const links = [
    { text: phone, href: telHref(phone) },
    { text: 'WhatsApp', href: whatsappLink(whatsapp) },
    { text: email, href: mailtoHref(email) },
  ].filter(({ href }) => href !== undefined);
  // The page may have been made on another day.
  const hours = isHydrated && hoursOn(site, weekdayOf(today));
  return (
    <List className="contacts">
      {links.map(({ text, href }) => (
        <li key={text}>
          <a href={href} translate="no">
            {text}
          </a>
        </li>
      ))}
      {hours && (
        <li>
          <span>
            Today: <span translate="no">{hours}</span>
          </span>
        </li>
      )}
    </List>
  );
}
