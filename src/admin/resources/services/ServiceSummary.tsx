import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { cutText } from '@/domain/text/cutText';
import type { Service } from '@/domain/service/schema';
import { serviceIcon } from '@/features/services';

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

/** Service in the table: its icon, title and the beginning of its description. */
export function ServiceSummary({ service }: { service: Service }) {
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

/** Content of the card of a featured service. */
export function ServiceCardContent({ record }: { record: Service }) {
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
