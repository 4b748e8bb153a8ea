import type { Service } from '@/domain/service/service';
import { CardGrid } from '@/ui/layout/CardGrid';
import { ServiceCard } from './ServiceCard';

export interface ServiceGridProps {
  services: readonly Service[];
  /** The service that the page's address names, marked and brought into view. */
  focused?: Service;
}

/** All services as cards (public-site.md §2, Services). */
export function ServiceGrid({ services, focused }: ServiceGridProps) {
  return (
    <CardGrid columns={[1, 2, 3]} aria-label="Services">
      {services.map((service) => {
        const isFocused = service === focused;
        return (
          <li
            key={service.id}
            data-place={isFocused ? '' : undefined}
            aria-current={isFocused ? 'true' : undefined}
          >
            <ServiceCard service={service} level="h2" />
          </li>
        );
      })}
    </CardGrid>
  );
}
