import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import type { Service } from '@/domain/service/schema';
import { RADII } from '@/theme/tokens';
import { CardGrid, Panel, Skeleton } from '@/ui/layout/Boxes';
import { serviceIcon } from './serviceIcon';

const Card = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  height: '100%',
  padding: 'clamp(20px, 2.5vw, 32px)',
  '[data-scroll-target] > &': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 3px 0 ${theme.vars?.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.accentFill} 9%, ${theme.vars?.palette.background.paper})`,
  },
  '& > svg': { color: theme.vars?.palette.primary.main, fontSize: 36 },
}));

interface ServiceCardProps {
  service: Service;
  level?: 'h2' | 'h3';
}

export function ServiceCard({ service, level = 'h3' }: ServiceCardProps) {
  return (
    <Card as="article">
      {createElement(serviceIcon(service))}
      <Typography variant="h4" component={level} tabIndex={-1}>
        {service.title}
      </Typography>
      <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
        {service.description}
      </Typography>
    </Card>
  );
}

interface ServiceGridProps {
  services: readonly Service[];
  /** The service named in the URL, which is highlighted and scrolled into view. */
  focused?: Service;
}

export function ServiceGrid({ services, focused }: ServiceGridProps) {
  return (
    <CardGrid columns={[1, 2, 3]} aria-label="Services">
      {services.map((service) => {
        const isFocused = service === focused;
        return (
          <li
            key={service.id}
            data-scroll-target={isFocused ? '' : undefined}
            aria-current={isFocused ? 'true' : undefined}
          >
            <ServiceCard service={service} level="h2" />
          </li>
        );
      })}
    </CardGrid>
  );
}

export function ServicesSkeleton({ isPending }: { isPending: boolean }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading services"
      data-scroll-target={isPending ? 'pending' : undefined}
    >
      <CardGrid columns={[1, 2, 3]} as="div">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} style={{ height: 220, borderRadius: RADII.card }} />
        ))}
      </CardGrid>
    </div>
  );
}
