import { useHomePageQuery } from '@/api/content/homeContent';
import { useOwnFailure } from '@/ui/useOwnFailure';
import type { HomePage } from '@/domain/homePage';
import { PATHS } from '@/domain/paths';
import { Voices, VoicesEmpty, VoicesFailure, VoicesSkeleton } from '@/features/testimonials';
import { AsyncView } from '@/ui/AsyncView';
import { Container } from '@/ui/Container';
import { KeptFocus } from '@/ui/KeptFocus';
import { PageHeader } from '@/ui/PageHeader';
import { PageHead } from '../PageHead';
import { breadcrumbLd, HOME_CRUMB, summaryOf } from './headParts';

const TITLE = 'Testimonials';
const DESCRIPTION = 'What clients and crews say about working with us and about our equipment.';
const TRAIL = [HOME_CRUMB, { label: TITLE }];

const isEmpty = ({ testimonials }: HomePage) => testimonials.cards.length === 0;

/** All testimonials of the home page's content (decisions.md, Footer destinations). */
export default function TestimonialsPage() {
  const query = useOwnFailure(useHomePageQuery());
  const { title = '', subtitle = '' } = query.data?.testimonials ?? {};
  return (
    <>
      <PageHead
        title={TITLE}
        description={summaryOf(subtitle, DESCRIPTION)}
        path={PATHS.testimonials}
        jsonLd={[breadcrumbLd(TRAIL, PATHS.testimonials)]}
      />
      <PageHeader trail={TRAIL} title={title.trim() || TITLE}>
        {subtitle}
      </PageHeader>
      <Container>
        <KeptFocus>
          <AsyncView
            state={query}
            loading={<VoicesSkeleton />}
            error={<VoicesFailure onRetry={() => void query.refetch()} />}
            empty={{ when: isEmpty, show: <VoicesEmpty /> }}
          >
            {({ testimonials }) => <Voices cards={testimonials.cards} />}
          </AsyncView>
        </KeptFocus>
      </Container>
    </>
  );
}
