import { useParams } from 'react-router-dom';
import { useServicesQuery } from '@/api/content/services';
import { useOwnFailure } from '@/ui/useOwnFailure';
import { PATHS, servicePath } from '@/domain/paths';
import { findService, type Service, type ServiceList } from '@/domain/service';
import { ServiceGrid, ServicesEmpty, ServicesFailure, ServicesSkeleton } from '@/features/services';
import { AsyncView } from '@/ui/AsyncView';
import { Container } from '@/ui/Container';
import { KeptFocus } from '@/ui/KeptFocus';
import { NotFoundPanel } from '@/ui/NotFoundPanel';
import { PageHeader } from '@/ui/PageHeader';
import { PageHead } from '../PageHead';
import { breadcrumbLd, HOME_CRUMB, summaryOf } from './headParts';
import { Onward } from './Onward';

const TITLE = 'Services';
const DESCRIPTION = 'What we do for films and events, with our own crew and our own equipment.';
const TRAIL = [HOME_CRUMB, { label: TITLE }];

const serviceTrail = (service: Service) => [
  HOME_CRUMB,
  { label: TITLE, to: PATHS.services },
  { label: service.title },
];

const isEmpty = ({ services }: ServiceList) => services.length === 0;

function serviceLd(service: Service): object {
  return {
    '@type': 'Service',
    name: service.title,
    description: summaryOf(service.description, service.title),
    url: servicePath(service),
  };
}

function ServicesHead({ list, service }: { list?: ServiceList; service?: Service }) {
  if (service) {
    const path = servicePath(service);
    return (
      <PageHead
        title={`${service.title} – ${TITLE}`}
        description={summaryOf(service.description, `${service.title}. ${DESCRIPTION}`)}
        path={path}
        type="article"
        jsonLd={[serviceLd(service), breadcrumbLd(serviceTrail(service), path)]}
      />
    );
  }
  return (
    <PageHead
      title={TITLE}
      description={summaryOf(list?.intro?.description ?? '', DESCRIPTION)}
      path={PATHS.services}
      jsonLd={[...(list?.services ?? []).map(serviceLd), breadcrumbLd(TRAIL, PATHS.services)]}
    />
  );
}

/**
 * Services (public-site.md §2). `/services/<slug>` is the same page at that service (decisions.md,
 * Footer destinations).
 */
export default function ServicesPage() {
  const { service: slug } = useParams();
  const query = useOwnFailure(useServicesQuery());
  const service = findService(query.data?.services ?? [], slug ?? '');
  if (query.data && slug !== undefined && !service)
    return (
      <>
        <PageHead title="Service Not Found" description="" path={PATHS.services} isPrivate />
        <NotFoundPanel
          title="Service Not Found"
          back={{ label: 'All Services', to: PATHS.services }}
        >
          We couldn&apos;t find the service you&apos;re looking for.
        </NotFoundPanel>
      </>
    );
  const opening = query.data?.intro ?? query.data?.services[0];
  const intro = opening?.description.trim();
  return (
    <>
      <ServicesHead list={query.data} service={service} />
      <PageHeader trail={service ? serviceTrail(service) : TRAIL} title={TITLE}>
        {intro && <span style={{ whiteSpace: 'pre-line' }}>{intro}</span>}
      </PageHeader>
      <Container>
        <KeptFocus>
          <AsyncView
            state={query}
            loading={<ServicesSkeleton isAwaited={slug !== undefined} />}
            error={<ServicesFailure onRetry={() => void query.refetch()} />}
            empty={{ when: isEmpty, show: <ServicesEmpty /> }}
          >
            {({ services }) => <ServiceGrid services={services} focused={service} />}
          </AsyncView>
        </KeptFocus>
      </Container>
      <Onward to={PATHS.about}>About Us</Onward>
    </>
  );
}
