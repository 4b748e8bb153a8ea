import { useHomePageQuery } from '@/api/content/contentApi';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { Hero, HomeSkeleton, Statistics } from '@/features/home';
import { useSite } from '@/features/settings';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container } from '@/ui/layout/Container';
import { island } from '@/ui/hydration/island';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { HomeHead } from './heads/HomeHead';

// See docs/behaviour/home.md.

/** Hydrated when the visitor comes near it. */
const HomeBelowFold = island(() => import('./HomeBelowFold'));

/**
 * Home page. Each section loads its data separately, so that one failure does not affect the
 * others.
 */
export default function HomePage() {
  const home = useOwnFailure(useHomePageQuery());
  const { site } = useSite();
  const name = site?.brand.name.trim() || 'Home';
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
