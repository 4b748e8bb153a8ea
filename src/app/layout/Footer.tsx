import { styled } from '@mui/material/styles';
import { footerGroups } from '@/domain/site/footer';
import { LateContactLine, SocialLinks, useSite } from '@/features/settings';
import { deferredRendering } from '@/theme/deferredRendering';
import { Container } from '@/ui/layout/Boxes';
import { Wordmark } from '@/ui/layout/Wordmark';
import { FooterSection } from './FooterSection';

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
  const name = site?.brand.name ?? '';
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
