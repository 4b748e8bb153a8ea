import { useHomePageQuery } from '@/api/content/contentApi';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { PATHS } from '@/domain/links/paths';
import { TestimonialList, TestimonialListSkeleton } from '@/features/testimonials';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container } from '@/ui/layout/Boxes';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageHead } from '@/ui/head/PageHead';
import { RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { breadcrumbJsonLd, HOME_CRUMB, metaDescription } from './heads/headMeta';

const TITLE = 'Testimonials';
const DESCRIPTION = 'What clients say about working with us and about our equipment.';
const TRAIL = [HOME_CRUMB, { label: TITLE }];

const isEmpty = ({ testimonials }: HomePageContent) => testimonials.cards.length === 0;

export default function TestimonialsPage() {
  const query = useOwnFailure(useHomePageQuery());
  const { title = '', subtitle = '' } = query.data?.testimonials ?? {};
  return (
    <>
      <PageHead
        title={TITLE}
        description={metaDescription(subtitle, DESCRIPTION)}
        path={PATHS.testimonials}
        jsonLd={[breadcrumbJsonLd(TRAIL, PATHS.testimonials)]}
      />
      <PageHeader trail={TRAIL} title={title.trim() || TITLE}>
        {subtitle}
      </PageHeader>
      <Container>
        <AsyncView
          state={query}
          loading={<TestimonialListSkeleton />}
          error={
            <RetryPanel title="Error Loading Page" onRetry={() => void query.refetch()}>
              We&apos;re sorry, but we couldn&apos;t load the testimonials.
            </RetryPanel>
          }
          empty={{
            when: isEmpty,
            show: (
              <StatePanel title="No testimonials yet">
                Work with us and write the first one.
              </StatePanel>
            ),
          }}
        >
          {({ testimonials }) => <TestimonialList cards={testimonials.cards} />}
        </AsyncView>
      </Container>
    </>
  );
}
