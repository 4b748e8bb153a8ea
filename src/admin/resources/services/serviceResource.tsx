import * as v from 'valibot';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { serviceSchema, type Service } from '@/domain/service/schema';
import { cutText } from '@/domain/text/cleanText';
import { serviceIcon } from '@/features/services';
import { PreviewLink } from '../../layout/preview/PreviewButton';
import { columnsOf, nameColumn } from '../records/recordColumns';
import { defineResource } from '../resource';
import { DEFAULT_SERVICES } from './defaults';
import { HeaderText } from './HeaderText';
import { serviceMessages } from './messages';
import { serviceFields } from './fields';

const SERVICE_CARD_CHARS = 100;

function Icon({ service }: { service: Service }) {
  return createElement(serviceIcon(service), { color: 'primary' });
}

function Beginning({ service }: { service: Service }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {cutText(service.description, SERVICE_CARD_CHARS)}
    </Typography>
  );
}

function ServiceSummary({ service }: { service: Service }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'start', flexWrap: 'nowrap' }}>
      <Icon service={service} />
      <div>
        <Typography variant="h6" component="strong">
          {service.title}
        </Typography>
        <Beginning service={service} />
      </div>
    </Stack>
  );
}

function ServiceCardContent({ record }: { record: Service }) {
  return (
    <CardContent>
      <Icon service={record} />
      <Typography variant="h5" component="h3" gutterBottom>
        {record.title}
      </Typography>
      <Beginning service={record} />
    </CardContent>
  );
}

const SAVE = { save: 'Save Service', busy: 'Saving...' };

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
  fields: serviceFields,
  form: { add: SAVE, edit: SAVE },
  inputs: () => import('./IconPicker'),
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
    empty: 'No services found. Try a different search term or add a new service.',
  },
  Above: HeaderText,
  Preview: () => <PreviewLink path={PATHS.services} label="Live Preview" />,
  messages: serviceMessages,
});
