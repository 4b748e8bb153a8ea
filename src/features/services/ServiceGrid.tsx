import type { Service } from '@/domain/service/schema';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ServiceCard } from './ServiceCard';

interface ServiceGridProps {
  services: readonly Service[];
  /** The service named in the URL, which is highlighted and scrolled into view. */
  focused?: Service;
}

/** All services as cards. */
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
