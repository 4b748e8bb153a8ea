import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { cutText } from '@/domain/text/cutText';
import type { Service } from '@/domain/service/schema';
import { serviceIcon } from '@/features/services';

const SERVICE_CARD_CHARS = 100;

const Named = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  minWidth: 200,
  '& > svg': { color: theme.vars?.palette.primary.main },
  '& > strong': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& > small': {
    gridColumn: 2,
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: 1.45,
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** Service in the table: its icon, title and the beginning of its description. */
export function ServiceSummary({ service }: { service: Service }) {
  return (
    <Named>
      {createElement(serviceIcon(service))}
      <strong>{service.title}</strong>
      <small>{cutText(service.description, SERVICE_CARD_CHARS)}</small>
    </Named>
  );
}

const Text = styled('div')(({ theme }) => ({
  '& > svg': { color: theme.vars?.palette.primary.main },
}));

/** Content of the card of a featured service. */
export function ServiceCardContent({ record }: { record: Service }) {
  return (
    <Text>
      {createElement(serviceIcon(record))}
      <Typography variant="h5" component="h3">
        {record.title}
      </Typography>
      <p>{cutText(record.description, SERVICE_CARD_CHARS)}</p>
    </Text>
  );
}
