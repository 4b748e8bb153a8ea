import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { safeHref } from '@/domain/links/links';
import { footerGroups } from '@/domain/site/footer';
import type { FooterGroup as Group } from '@/domain/site/schema';
import { LateContactLine, SocialLinks, useSite } from '@/features/settings';
import { deferredRendering } from '@/theme/deferredRendering';
import { Container } from '@/ui/layout/Boxes';
import { Wordmark } from '@/ui/layout/Wordmark';
import { SmartLink } from '@/ui/links/SmartLink';

const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& svg': { transition: 'transform 150ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Title = styled('h2')(({ theme }) => ({
  display: 'none',
  fontSize: '0.9375rem',
  fontWeight: 600,
  marginBottom: 8,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { display: 'block' },
}));

const List = styled('ul')(({ theme }) => ({
  padding: '0 0 12px',
  overflowWrap: 'anywhere',
  '&[data-closed]': { display: 'none', '@media (scripting: none)': { display: 'block' } },
  [theme.breakpoints.up('sm')]: { padding: 0, '&[data-closed]': { display: 'block' } },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'none',
    color: theme.vars?.palette.text.secondary,
    lineHeight: 1.35,
    [theme.breakpoints.up('sm')]: { minHeight: 34, fontSize: '0.9375rem' },
  },
  '& a:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
}));

function FooterSection({ group }: { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section>
      <Title>{group.title}</Title>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {group.title}
        <ExpandMoreIcon />
      </Toggle>
      <List id={id} data-closed={isOpen ? undefined : ''}>
        {group.links.map(({ label, to }, index) => (
          <li key={`${index}-${label}`}>
            <SmartLink to={safeHref(to) ?? '/'}>{label}</SmartLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const Root = styled('footer')(({ theme }) => ({
  marginTop: 'clamp(64px, 9vw, 128px)',
  padding: 'clamp(40px, 5vw, 64px) 0 32px',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.sunken,
  ...deferredRendering(theme, 640),
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  marginTop: 16,
  '& > section': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '32px 24px',
    marginTop: 40,
    '& > section': { borderTop: 0 },
  },
}));

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  '& > div': { minWidth: 0 },
});

const Small = styled('p')(({ theme }) => ({
  marginTop: 40,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

export function Footer() {
  const { site } = useSite();
  const name = site?.brand.name;
  return (
    <Root>
      <Container>
        <Top>
          <div>
            <Wordmark name={name} logo={site?.brand.logo} />
            {site?.brand.tagline && <p>{site.brand.tagline}</p>}
          </div>
          <SocialLinks />
        </Top>
        <LateContactLine />
        <Groups as="nav" aria-label="Footer">
          {footerGroups(site).map((group, index) => (
            <FooterSection key={`${index}-${group.title}`} group={group} />
          ))}
        </Groups>
        <Small translate="no">{site?.footer?.copyright || (name && `© ${name}`)}</Small>
      </Container>
    </Root>
  );
}
