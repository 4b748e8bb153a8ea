import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import XIcon from '@mui/icons-material/X';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { safeHref, whatsappLink } from '@/domain/links';
import type { Site } from '@/domain/site';
import { Skeleton } from '@/ui/Skeleton';
import { useSite } from './useSite';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginLeft: -10,
  listStyle: 'none',
  padding: 0,
});

const NETWORKS = [
  { key: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { key: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { key: 'twitter', label: 'X (Twitter)', Icon: XIcon },
  { key: 'linkedin', label: 'LinkedIn', Icon: LinkedInIcon },
  { key: 'whatsapp', label: 'WhatsApp', Icon: WhatsAppIcon },
] as const;

function linksOf(social: Site['socialMedia']) {
  return NETWORKS.flatMap(({ key, label, Icon }) => {
    const href = key === 'whatsapp' ? whatsappLink(social[key]) : safeHref(social[key]);
    return href ? [{ href, label, Icon }] : [];
  });
}

/** The social links of the site's settings, with the footer's texts for none and for a failure. */
export function SocialLinks() {
  const { site, isError } = useSite();
  if (isError) return <p role="status">Failed to load social media links</p>;
  if (!site) return <Skeleton style={{ width: 200, height: 44 }} />;
  const links = linksOf(site.socialMedia);
  if (links.length === 0) return <p>No social media links available</p>;
  return (
    <List>
      {links.map(({ href, label, Icon }) => (
        <li key={label}>
          <IconButton href={href} aria-label={label} rel="noopener noreferrer" target="_blank">
            <Icon />
          </IconButton>
        </li>
      ))}
    </List>
  );
}
