import { useParams } from 'react-router-dom';
import { useServicesQuery } from '@/api/content/contentApi';
import { PATHS, servicePath } from '@/domain/links/paths';
import { findService } from '@/domain/service/service';
import type { Service, ServiceList } from '@/domain/service/schema';
import { ServiceGrid, ServicesSkeleton } from '@/features/services';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { Container } from '@/ui/layout/Boxes';
import { NotFoundPanel } from '@/ui/feedback/NotFoundPanel';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageHead } from '@/ui/head/PageHead';
import { RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { breadcrumbJsonLd, HOME_CRUMB, metaDescription } from './heads/headMeta';
import { CallToAction } from './CallToAction';

// See docs/behaviour/services.md.

const TITLE = 'Services';
const DESCRIPTION = 'What we do, with our own people and our own equipment.';
const TRAIL = [HOME_CRUMB, { label: TITLE }];

const serviceTrail = (service: Service) => [
  HOME_CRUMB,
  { label: TITLE, to: PATHS.services },
  { label: service.title },
];

const isEmpty = ({ services }: ServiceList) => services.length === 0;

function serviceJsonLd(service: Service): object {
  return {
    '@type': 'Service',
    name: service.title,
    description: metaDescription(service.description, service.title),
    url: servicePath(service),
  };
}

function ServicesHead({ list, service }: { list?: ServiceList; service?: Service }) {
  if (service) {
    const path = servicePath(service);
    return (
      <PageHead
        title={`${service.title} – ${TITLE}`}
        description={metaDescription(service.description, `${service.title}. ${DESCRIPTION}`)}
        path={path}
        type="article"
        jsonLd={[serviceJsonLd(service), breadcrumbJsonLd(serviceTrail(service), path)]}
      />
    );
  }
  return (
    <PageHead
      title={TITLE}
      description={metaDescription(list?.intro?.description ?? '', DESCRIPTION)}
      path={PATHS.services}
      jsonLd={[
        ...(list?.services ?? []).map(serviceJsonLd),
        breadcrumbJsonLd(TRAIL, PATHS.services),
      ]}
    />
  );
}

/** Services page. `/services/<slug>` is the same page, scrolled to that service. */
export default function ServicesPage() {
  const { service: slug } = useParams();
  const query = useOwnFailure(useServicesQuery());
  const service = findService(query.data?.services ?? [], slug ?? '');
  if (query.data && slug !== undefined && !service)
    return (
      <NotFoundPanel title="Service Not Found" back={{ label: 'All Services', to: PATHS.services }}>
        We couldn&apos;t find the service you&apos;re looking for.
      </NotFoundPanel>
    );
  const firstEntry = query.data?.intro ?? query.data?.services[0];
  const intro = firstEntry?.description.trim();
  return (
    <>
      <ServicesHead list={query.data} service={service} />
      <PageHeader trail={service ? serviceTrail(service) : TRAIL} title={TITLE}>
        {intro && <span style={{ whiteSpace: 'pre-line' }}>{intro}</span>}
      </PageHeader>
      <Container>
        <AsyncView
          state={query}
          loading={<ServicesSkeleton isPending={slug !== undefined} />}
          error={
            <RetryPanel
              title="Failed to load services. Please try again later."
              onRetry={() => void query.refetch()}
            />
          }
          empty={{
            when: isEmpty,
            show: (
              <StatePanel title="No services available at the moment.">
                Tell us what you need anyway. If we can’t do it ourselves, we can recommend someone.
              </StatePanel>
            ),
          }}
        >
          {({ services }) => <ServiceGrid services={services} focused={service} />}
        </AsyncView>
      </Container>
      <CallToAction to={PATHS.about} hasFilm>
        About Us
      </CallToAction>
    </>
  );
}
