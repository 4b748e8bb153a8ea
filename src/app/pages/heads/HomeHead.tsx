import type { HomePageContent } from '@/domain/page/homeSchema';
import { safeHref } from '@/domain/links/links';
import { PATHS } from '@/domain/links/paths';
import { useSite } from '@/features/settings';
import { PageHead } from '@/ui/head/PageHead';

/** Metadata of the home page, with structured data about the company. */
export function HomeHead({ home }: { home: HomePageContent | undefined }) {
  const { site } = useSite();
  const social = Object.values(site?.socialMedia ?? {}).flatMap((link) => {
    const href = safeHref(link);
    return href ? [href] : [];
  });
  const organization = site && {
    '@type': 'Organization',
    name: site.brand.name,
    url: '/',
    logo: site.brand.logo || undefined,
    email: site.contact.email || undefined,
    telephone: site.contact.phone || undefined,
    address: site.contact.address || undefined,
    sameAs: social.length > 0 ? social : undefined,
  };
  return (
    <PageHead
      title={home?.hero.title || 'Home'}
      description={home?.hero.subtitle || site?.brand.tagline || ''}
      path={PATHS.home}
      image={home?.hero.images[0]}
      imageAlt={home?.hero.title}
      jsonLd={organization ? [organization] : []}
    />
  );
}
