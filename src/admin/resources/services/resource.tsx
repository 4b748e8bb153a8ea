import * as v from 'valibot';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { serviceSchema, type Service } from '@/domain/service/schema';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { searchTextOf } from '../../fields/record';
import { PreviewLink } from '../../layout/preview/PreviewLink';
import { csvOf } from '../csvColumns';
import { columnsOf, nameColumn } from '../records/recordColumns';
import { defineResource } from '../resource';
import { DEFAULT_SERVICES } from './defaults';
import { HeaderText } from './HeaderText';
import { serviceMessages } from './messages';
import { serviceFields } from './fields';
import { ServiceCardContent, ServiceSummary } from './ServiceSummary';

/** Services with the text above them. */
export const services = defineResource('services', {
  idPrefix: 'service-',
  files: (path) => path === FILES.services,
  defaults: DEFAULT_SERVICES,
  create: (id, now) =>
    v.parse(serviceSchema, { id, icon: 'FilmIcon', createdAt: now, updatedAt: now }),
  withName: (service, title) => ({ ...service, title }),
  featured: {
    limit: FEATURED_LIMITS.services,
    full: `Maximum of ${FEATURED_LIMITS.services} featured services allowed`,
    status: (used, limit) => `${used} of ${limit} featured services`,
    Card: ServiceCardContent,
    columns: [1, 2, 3],
    empty: 'No featured services. Mark services as featured to show them here.',
  },
  recordEditor: lazyModule(() => import('./ServiceEditor')),
  table: {
    columns: [
      {
        id: 'service',
        label: 'Service',
        card: 'title',
        sortBy: ({ title }) => title,
        cardCell: nameColumn<Service>('Service', ({ title }) => title).cell,
        cell: (service) => <ServiceSummary service={service} />,
      },
      ...columnsOf<Service>(serviceFields, 'Standard'),
    ],
    factsOf: ({ isFeatured }) => [isFeatured ? 'Featured' : 'Standard'],
    searchText: searchTextOf(serviceFields),
    empty: 'No services found. Try a different search term or add a new service.',
  },
  csv: csvOf(serviceFields),
  Above: HeaderText,
  Preview: () => <PreviewLink path={PATHS.services} label="Live Preview" />,
  messages: serviceMessages,
});
