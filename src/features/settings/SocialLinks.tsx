import { styled } from '@mui/material/styles';
import { safeHref, whatsappLink } from '@/domain/links/links';
import type { Site } from '@/domain/site/schema';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { Skeleton } from '@/ui/layout/Skeleton';
import { useSite } from './useSite';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginLeft: -10,
  listStyle: 'none',
  padding: 0,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: HEIGHTS.touch,
    height: HEIGHTS.touch,
    borderRadius: RADII.pill,
  },
  '& svg': { width: 24, height: 24, fill: 'currentColor' },
});

const NETWORKS = [
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'twitter', label: 'X (Twitter)' },
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'whatsapp', label: 'WhatsApp' },
] as const;

function linksOf(social: Site['socialMedia']) {
  return NETWORKS.flatMap(({ key, label }) => {
    const given = (social[key] ?? '').trim();
    const number = key === 'whatsapp' ? whatsappLink(given) : undefined;
    // A WhatsApp value that is neither a number nor a URL is not linked.
    const isUrl = key !== 'whatsapp' || /^https?:/i.test(given);
    const href = number ?? (isUrl ? safeHref(given) : undefined);
    return href ? [{ key, href, label }] : [];
  });
}

/** Social media links of the site, with messages for the empty list and for an error. */
export function SocialLinks() {
  const { site, isError } = useSite();
  if (isError) return <p role="status">Failed to load social media links</p>;
  if (!site) return <Skeleton style={{ width: 200, height: 44 }} />;
  const links = linksOf(site.socialMedia);
  if (links.length === 0) return <p>No social media links available</p>;
  return (
    <List>
      {links.map(({ key, href, label }) => (
        <li key={key}>
          <a href={href} aria-label={label} rel="noopener noreferrer" target="_blank">
            <svg aria-hidden="true">
              <use href={`/social.svg#${key}`} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
}
