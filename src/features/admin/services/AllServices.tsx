import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FEATURED_SERVICES } from '@/domain/limits';
import type { Service } from '@/domain/service';
import { CsvButtons } from '@/features/admin/common/csv/CsvButtons';
import { DataTable } from '@/features/admin/common/table';
import { useSteady } from '@/features/admin/common/useSteady';
import { serviceColumns, type ServiceActions } from './serviceColumns';
import { servicesCsv } from './serviceCsv';
import type { ServiceIcons } from './serviceIcons';
import type { ServiceSaves } from './useServiceSaves';

const EMPTY = 'No services found. Try a different search term or add a new service.';

const idOf = ({ id }: Service) => id;
const titleOf = ({ title }: Service) => title;
const searchText = ({ title, description }: Service) => `${title}\n${description}`;

interface BulkProps {
  selected: readonly Service[];
  saves: ServiceSaves;
  onDelete: () => void;
}

function BulkButtons({ selected, saves, onDelete }: BulkProps) {
  return (
    <>
      <Button onClick={() => void saves.feature(selected, true)}>Feature</Button>
      <Button onClick={() => void saves.feature(selected, false)}>Unfeature</Button>
      <Button onClick={onDelete}>Delete</Button>
    </>
  );
}

export interface AllServicesProps extends ServiceActions {
  services: readonly Service[];
  icons: ServiceIcons;
  saves: ServiceSaves;
  isReadOnly: boolean;
  onDeleteAll: (gone: readonly Service[], after: () => void) => void;
  onFile: (file: File) => void;
}

/** The table of all services (back-office.md §2). */
export function AllServices(props: AllServicesProps) {
  const { services, icons, saves, isReadOnly, onDeleteAll } = props;
  const isFull = services.filter(({ isFeatured }) => isFeatured).length >= FEATURED_SERVICES;
  const { onEdit, onDelete, onDuplicate, onFeature } = props;
  const actions = useSteady<ServiceActions>({ onEdit, onDelete, onDuplicate, onFeature });
  const columns = useMemo(
    () => serviceColumns({ icons, isReadOnly, isFull, ...actions }),
    [icons, isReadOnly, isFull, actions],
  );
  const bulkActions = (selected: readonly Service[], clear: () => void) => (
    <BulkButtons selected={selected} saves={saves} onDelete={() => onDeleteAll(selected, clear)} />
  );
  const tools = (found: readonly Service[]) => (
    <CsvButtons
      noun="services"
      write={found.length > 0 ? () => servicesCsv(found) : undefined}
      onFile={isReadOnly ? undefined : props.onFile}
    />
  );
  return (
    <section aria-labelledby="all-services">
      <Typography id="all-services" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        All Services
      </Typography>
      <DataTable
        label="All Services"
        noun="service"
        rows={services}
        columns={columns}
        idOf={idOf}
        nameOf={titleOf}
        searchText={searchText}
        searchPlaceholder="Search services..."
        emptyText={EMPTY}
        tools={tools}
        bulkActions={isReadOnly ? undefined : bulkActions}
      />
    </section>
  );
}
