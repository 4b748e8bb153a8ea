import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { FEATURED_SERVICES, ID_PREFIXES } from '@/domain/limits';
import { newId } from '@/domain/ids';
import { PATHS } from '@/domain/paths';
import type { Service, ServicesIntro } from '@/domain/service';
import { serviceFields, serviceOf } from '@/domain/serviceForm';
import { useConfirm } from '@/features/admin/common/ConfirmDialog';
import { EditorModal } from '@/features/admin/common/EditorModal';
import { OpenPreview } from '@/features/admin/common/preview/OpenPreview';
import { Screen, ScreenHead } from '@/features/admin/common/ScreenHead';
import { DataTable } from '@/features/admin/common/table';
import { useEditor } from '@/features/admin/common/useEditor';
import { useSteady } from '@/features/admin/common/useSteady';
import { FeaturedServices } from './FeaturedServices';
import { HeaderText } from './HeaderText';
import { serviceColumns, type ServiceActions } from './serviceColumns';
import { ServiceForm } from './ServiceForm';
import type { ServiceIcons } from './serviceIcons';
import { headerEdit, useServiceSaves, type ServiceSaves } from './useServiceSaves';

export interface ServicesEditorProps {
  services: readonly Service[];
  /** The text above the list, as it is saved. */
  intro: ServicesIntro;
  icons: ServiceIcons;
  /** Where else the site names a service, in words. */
  usesOf: (service: Service) => string[];
  /** Whether the site can be published from here. */
  hasTarget: boolean;
  /** Defaults are shown, or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

const EMPTY = 'No services found. Try a different search term or add a new service.';

const idOf = ({ id }: Service) => id;
const titleOf = ({ title }: Service) => title;
const searchText = ({ title, description }: Service) => `${title}\n${description}`;

/** What is asked before services are deleted (back-office.md §4). */
function deleteText(gone: readonly Service[], uses: readonly string[]): string {
  const [first] = gone;
  const what = gone.length === 1 && first ? `"${first.title}"` : `${gone.length} services`;
  const used = uses.length > 0 ? ` It is used on: ${uses.join(', ')}.` : '';
  return `Are you sure you want to delete ${what}? This action cannot be undone.${used}`;
}

/** A service beside the one it is made from: standard, with an id and an address of its own. */
function copyOf(service: Service, services: readonly Service[]): Service {
  const { id: _id, slug: _slug, createdAt: _at, ...rest } = service;
  const fields = { ...serviceFields(service, services), isFeatured: false };
  return serviceOf(
    { ...fields, title: `${service.title} (copy)` },
    { ...rest, id: newId(ID_PREFIXES.service, Math.random) },
    services,
    new Date().toISOString(),
  );
}

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

interface ListProps extends ServiceActions {
  services: readonly Service[];
  icons: ServiceIcons;
  saves: ServiceSaves;
  isReadOnly: boolean;
  onDeleteAll: (gone: readonly Service[], after: () => void) => void;
}

function AllServices(props: ListProps) {
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
        bulkActions={isReadOnly ? undefined : bulkActions}
      />
    </section>
  );
}

/** The screen of the services (back-office.md §2, Services editor). */
export function ServicesEditor(props: ServicesEditorProps) {
  const { services, intro, icons, usesOf, hasTarget, isReadOnly } = props;
  const saves = useServiceSaves(services, intro, hasTarget);
  const { confirm, dialog } = useConfirm();
  const { editor, open, close, leave } = useEditor('service', services, confirm);

  const remove = async (gone: readonly Service[], after?: () => void) => {
    const [first] = gone;
    const uses = gone.length === 1 && first ? usesOf(first) : [];
    const title = gone.length === 1 ? 'Delete service' : 'Delete services';
    const isMeant = await confirm({ title, text: deleteText(gone, uses), verb: 'Delete' });
    if (isMeant && (await saves.remove(gone))) after?.();
  };
  const save = async (service: Service) => {
    const isDone = await saves.save(service, editor?.record ? 'updated' : 'added');
    if (isDone) close();
    return isDone;
  };
  const actions: ServiceActions = {
    onEdit: (service) => open(service),
    onDelete: (service) => void remove([service]),
    onDuplicate: (service) => void saves.duplicate(copyOf(service, services)),
    onFeature: (service, isFeatured) => void saves.feature([service], isFeatured),
  };
  const shared = { services, icons, isReadOnly, ...actions };
  return (
    <Screen>
      <ScreenHead title="Services">
        <OpenPreview path={PATHS.services} label="Live Preview" />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={isReadOnly}
          onClick={() => open()}
        >
          Add Service
        </Button>
      </ScreenHead>
      {props.notice}
      <HeaderText
        text={intro.description}
        isReadOnly={isReadOnly}
        onSave={saves.saveHeader}
        editOf={(description) => headerEdit(intro, description)}
      />
      <FeaturedServices {...shared} />
      <AllServices
        {...shared}
        saves={saves}
        onDeleteAll={(gone, after) => void remove(gone, after)}
      />
      {editor && (
        <EditorModal
          title={editor.record ? 'Edit Service' : 'Add New Service'}
          onClose={() => void leave()}
        >
          <ServiceForm
            service={editor.record}
            services={services}
            icons={icons}
            kept={editor.kept}
            isSaving={saves.isSaving}
            onSave={save}
            onCancel={() => void leave()}
          />
        </EditorModal>
      )}
      {dialog}
    </Screen>
  );
}
