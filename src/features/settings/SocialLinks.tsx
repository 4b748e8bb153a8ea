import { styled } from '@mui/material/styles';
import { safeHref, whatsappLink } from '@/domain/links/links';
import type { Site } from '@/domain/site/schema';
import { SOCIAL_NETWORKS } from '@/domain/site/socialNetworks';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { Skeleton } from '@/ui/layout/Boxes';
import { useSite } from './settingsSlice';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginLeft: -10,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: HEIGHTS.touch,
    height: HEIGHTS.touch,
    borderRadius: RADII.pill,
  },
  '& svg': { width: 24, height: 24, fill: 'currentColor' },
});

function linksOf(social: Site['socialMedia']) {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const { name, label } = network;
    const given = (social[name] ?? '').trim();
    const number = name === 'whatsapp' ? whatsappLink(given) : undefined;
    // A WhatsApp value that is neither a number nor a URL is not linked.
    const isUrl = name !== 'whatsapp' || /^https?:/i.test(given);
    const href = number ?? (isUrl ? safeHref(given) : undefined);
    return href
      ? [{ name, href, label: 'publicLabel' in network ? network.publicLabel : label }]
      : [];
  });
}

export function SocialLinks() {
  const { site, isError } = useSite();
  if (isError) return <p role="status">Failed to load social media links</p>;
  if (!site) return <Skeleton style={{ width: 200, height: 44 }} />;
  const links = linksOf(site.socialMedia);
  if (links.length === 0) return <p>No social media links available</p>;
  return (
    <List>
      {links.map(({ name, href, label }) => (
        <li key={name}>
          <a href={href} aria-label={label} rel="noopener noreferrer" target="_blank">
            <svg aria-hidden="true">
              <use href={`/social.svg#${name}`} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
}
