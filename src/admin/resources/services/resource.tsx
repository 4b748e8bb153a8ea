import * as v from 'valibot';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { serviceSchema } from '@/domain/service/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/cutText';
import { SERVICE_DESCRIPTION_MIN } from '@/domain/service/service';
import { SERVICE_ICONS } from '@/features/services';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { PreviewLink } from '../../layout/preview/PreviewLink';
import { featuredColumn, fieldColumn, textColumn, trimmed } from '../csvColumns';
import { statusColumn } from '../records/recordColumns';
import { defineResource } from '../resource';
import { DEFAULT_SERVICES } from './defaults';
import { HeaderText } from './HeaderText';
import { serviceMessages } from './messages';
import { ServiceCardContent, ServiceSummary } from './ServiceSummary';

/** Column of the CSV file with the icon. With an empty cell, the title determines it. */
const iconColumn = fieldColumn(
  'icon',
  v.pipe(
    trimmed,
    v.check(
      (icon) => icon === '' || SERVICE_ICONS.includes(icon),
      ({ input }) => `there is no icon “${input}”`,
    ),
    v.transform((icon) => icon || undefined),
  ),
);

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
        cell: (service) => <ServiceSummary service={service} />,
      },
      statusColumn('Standard'),
    ],
    searchText: ({ title, description }) => [title, description],
    empty: 'No services found. Try a different search term or add a new service.',
  },
  csv: {
    required: ['title', 'description'],
    columns: [
      textColumn('title', { max: SHORT_TEXT_MAX }),
      textColumn('description', { min: SERVICE_DESCRIPTION_MIN }),
      iconColumn,
      featuredColumn,
    ],
  },
  Above: HeaderText,
  Preview: () => <PreviewLink path={PATHS.services} label="Live Preview" />,
  messages: serviceMessages,
});
