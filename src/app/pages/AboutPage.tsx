import { useParams } from 'react-router-dom';
import { useAboutPageQuery } from '@/api/content/contentApi';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { cardSlug, findCard } from '@/domain/page/pages';
import type { AboutCard, AboutPageContent } from '@/domain/page/aboutSchema';
import { aboutCardPath, PATHS } from '@/domain/links/paths';
import { AboutSkeleton, AboutStory } from '@/features/about';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container } from '@/ui/layout/Boxes';
import { NotFoundPanel } from '@/ui/feedback/NotFoundPanel';
import { RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageHead } from '@/ui/head/PageHead';
import { breadcrumbJsonLd, HOME_CRUMB, metaDescription } from './heads/headMeta';
import { CallToAction } from './CallToAction';

// See docs/behaviour/about.md.

const TITLE = 'About Us';
const DESCRIPTION = 'Who we are, what we make, and how we work with those who rent from us.';
const TRAIL = [HOME_CRUMB, { label: TITLE }];

const cardTrail = (card: AboutCard) => [
  HOME_CRUMB,
  { label: TITLE, to: PATHS.about },
  { label: card.title },
];

const isEmpty = ({ hero, cards }: AboutPageContent) =>
  hero.description.trim() === '' && cards.length === 0;

function AboutHead({ about, card }: { about?: AboutPageContent; card?: AboutCard }) {
  if (card) {
    const path = aboutCardPath(cardSlug(card));
    return (
      <PageHead
        title={`${card.title} – ${TITLE}`}
        description={metaDescription(
          card.description,
          card.subtitle,
          `${card.title}. ${DESCRIPTION}`,
        )}
        path={path}
        image={card.image}
        imageAlt={card.title}
        type="article"
        jsonLd={[breadcrumbJsonLd(cardTrail(card), path)]}
      />
    );
  }
  return (
    <PageHead
      title={TITLE}
      description={metaDescription(about?.hero.description ?? '', DESCRIPTION)}
      path={PATHS.about}
      image={about?.cards.find(({ image }) => image !== '')?.image}
      imageAlt={TITLE}
      jsonLd={[breadcrumbJsonLd(TRAIL, PATHS.about)]}
    />
  );
}

/** `/about/<slug of a card's title>` is the same page, scrolled to that card. */
export default function AboutPage() {
  const { card: slug } = useParams();
  const query = useOwnFailure(useAboutPageQuery());
  const card = findCard(query.data?.cards ?? [], slug ?? '');
  if (query.data && slug !== undefined && !card)
    return (
      <NotFoundPanel back={{ label: TITLE, to: PATHS.about }}>
        We couldn’t find the section you’re looking for.
      </NotFoundPanel>
    );
  const description = query.data?.hero.description.trim();
  return (
    <>
      <AboutHead about={query.data} card={card} />
      <PageHeader trail={card ? cardTrail(card) : TRAIL} title={TITLE}>
        {description && <span style={{ whiteSpace: 'pre-line' }}>{description}</span>}
      </PageHeader>
      <Container>
        <AsyncView
          state={query}
          loading={<AboutSkeleton isPending={slug !== undefined} />}
          error={
            <RetryPanel title="Error Loading Page" onRetry={() => void query.refetch()}>
              We&apos;re sorry, but we couldn&apos;t load the about page content.
            </RetryPanel>
          }
          empty={{ when: isEmpty, show: <StatePanel title="No data available" /> }}
        >
          {({ cards }) => <AboutStory cards={cards} focused={card} />}
        </AsyncView>
      </Container>
      <CallToAction to={PATHS.services}>Our Services</CallToAction>
    </>
  );
}
