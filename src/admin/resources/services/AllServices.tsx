import { useMemo } from 'react';
import { FEATURED_SERVICES } from '@/domain/text/limits';
import type { Service } from '@/domain/service/schema';
import { BulkButtons } from '../records/BulkButtons';
import { CsvButtons } from '../csv/CsvButtons';
import type { RecordHandlers } from '../records/recordHandlers';
import { TableSection } from '../table';
import { serviceColumns, serviceTitle } from './serviceColumns';
import { servicesCsv } from './serviceCsv';
import type { ServiceIcons } from './serviceIcons';
import type { ServiceActionHandlers } from './useServiceActions';

const EMPTY = 'No services found. Try a different search term or add a new service.';

const idOf = ({ id }: Service) => id;
const searchText = ({ title, description }: Service) => `${title}\n${description}`;

export interface AllServicesProps {
  services: readonly Service[];
  handlers: RecordHandlers<Service>;
  icons: ServiceIcons;
  saves: ServiceActionHandlers;
  isReadOnly: boolean;
  onDeleteAll: (gone: readonly Service[], after: () => void) => void;
  onFile: (file: File) => void;
}

/** All Services: the table with its actions. */
export function AllServices(props: AllServicesProps) {
  const { services, handlers, icons, saves, isReadOnly, onDeleteAll } = props;
  const isFull = services.filter(({ isFeatured }) => isFeatured).length >= FEATURED_SERVICES;
  const columns = useMemo(
    () => serviceColumns(icons, { handlers, isBlocked: isFull, isDisabled: isReadOnly }),
    [icons, handlers, isFull, isReadOnly],
  );
  const bulkActions = (selected: readonly Service[], clear: () => void) => (
    <BulkButtons
      onFeature={(isFeatured) => void saves.feature(selected, isFeatured)}
      onDelete={() => onDeleteAll(selected, clear)}
    />
  );
  const tools = (found: readonly Service[]) => (
    <CsvButtons
      noun="services"
      write={found.length > 0 ? () => servicesCsv(found) : undefined}
      onFile={isReadOnly ? undefined : props.onFile}
    />
  );
  return (
    <TableSection
      label="All Services"
      noun="service"
      rows={services}
      columns={columns}
      idOf={idOf}
      nameOf={serviceTitle}
      searchText={searchText}
      searchPlaceholder="Search services..."
      emptyText={EMPTY}
      tools={tools}
      bulkActions={isReadOnly ? undefined : bulkActions}
    />
  );
}
