import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import type { Service } from '@/domain/service';
import { serviceIcon } from './serviceIcon';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  height: '100%',
  padding: 'clamp(20px, 2.5vw, 32px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > svg': { color: theme.vars?.palette.primary.main, fontSize: 36 },
}));

/** One service: icon, title, description (public-site.md §2, Services). */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Card>
      {createElement(serviceIcon(service))}
      <Typography variant="h4" component="h3">
        {service.title}
      </Typography>
      <Typography color="textSecondary">{service.description}</Typography>
    </Card>
  );
}
