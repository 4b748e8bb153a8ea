import { useHomePageQuery } from '@/api/content/contentApi';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { safeHref } from '@/domain/links/links';
import { PATHS } from '@/domain/links/paths';
import { Hero, HomeSkeleton, Statistics } from '@/features/home';
import { useSite } from '@/features/settings';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container } from '@/ui/layout/Boxes';
import { island } from '@/ui/hydration/island';
import { RetryPanel } from '@/ui/feedback/StatePanel';
import { PageHead } from '@/ui/head/PageHead';

function HomeHead({ home }: { home: HomePageContent | undefined }) {
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

// See docs/behaviour/home.md.

const HomeBelowFold = island(() => import('./HomeBelowFold'));

/** Each section loads its data separately, so that one failure does not affect the others. */
export default function HomePage() {
  const home = useOwnFailure(useHomePageQuery());
  const { site } = useSite();
  const name = site?.brand.name ?? 'Home';
  return (
    <>
      <HomeHead home={home.data} />
      <AsyncView
        state={home}
        loading={<HomeSkeleton name={name} />}
        error={
          <Container style={{ paddingTop: 112 }}>
            <RetryPanel
              level="h1"
              title="Failed to load home page"
              onRetry={() => void home.refetch()}
            />
          </Container>
        }
      >
        {({ hero, statistics }) => (
          <>
            <Hero hero={hero} name={name} />
            <Statistics statistics={statistics} />
          </>
        )}
      </AsyncView>
      <HomeBelowFold />
    </>
  );
}
