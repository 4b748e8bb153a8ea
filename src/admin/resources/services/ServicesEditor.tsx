import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ID_PREFIXES } from '@/domain/text/limits';
import { newId } from '@/domain/text/ids';
import { PATHS } from '@/domain/links/paths';
import type { Service, ServicesIntro } from '@/domain/service/schema';
import { serviceFields, serviceOf } from './serviceFormValues';
import { useConfirm } from '../../forms/layout/useConfirm';
import { ImportDialog } from '../csv/ImportDialog';
import { EditorModal } from '../../forms/EditorModal';
import { PreviewLink } from '../../forms/preview/PreviewLink';
import type { RecordHandlers } from '../records/recordHandlers';
import { ScreenLayout, ScreenHeader } from '../../forms/layout/ScreenHeader';
import { useStableHandlers } from '../useStableHandlers';
import { useEditor, type OpenEditor } from '../../forms/useEditor';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { AllServices } from './AllServices';
import { FeaturedServices } from './FeaturedServices';
import { HeaderText } from './HeaderText';
import { serviceTitle } from './serviceColumns';
import { readServicesCsv } from './serviceCsv';
import { ServiceForm } from './ServiceForm';
import type { ServiceIcons } from './serviceIcons';
import { headerEdit, useServiceActions } from './useServiceActions';

export interface ServicesEditorProps {
  services: readonly Service[];
  /** The saved text above the list. */
  intro: ServicesIntro;
  icons: ServiceIcons;
  /** Returns texts about where else the site refers to a service. */
  usesOf: (service: Service) => string[];
  /** Whether the site can be published from this build. */
  hasTarget: boolean;
  /** Whether defaults are shown or another tab edits. */
  isReadOnly: boolean;
  notice?: ReactNode;
}

/** Returns the confirmation before services are deleted. */
function deleteText(gone: readonly Service[], uses: readonly string[]): string {
  const [first] = gone;
  const what = gone.length === 1 && first ? `"${first.title}"` : `${gone.length} services`;
  const subject = gone.length === 1 ? 'It is' : 'They are';
  const used = uses.length > 0 ? ` ${subject} used on: ${uses.join(', ')}.` : '';
  return `Are you sure you want to delete ${what}? This action cannot be undone.${used}`;
}

/** Returns a copy of a service that is not featured, with a unique id and slug. */
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

interface WindowProps extends Pick<ServicesEditorProps, 'services' | 'icons'> {
  editor: OpenEditor<Service>;
  isSaving: boolean;
  onSave: (service: Service) => Promise<boolean>;
  onLeave: () => void;
}

function ServiceWindow({ editor, onLeave, ...rest }: WindowProps) {
  const { record, kept } = editor;
  return (
    <EditorModal title={record ? 'Edit Service' : 'Add New Service'} onClose={onLeave}>
      <ServiceForm {...rest} service={record} kept={kept} onCancel={onLeave} />
    </EditorModal>
  );
}

const csvTools = ({ names }: ServiceIcons) => ({
  now: new Date().toISOString(),
  random: Math.random,
  icons: names,
});

/** Services editor screen. */
export function ServicesEditor(props: ServicesEditorProps) {
  const { services, intro, icons, usesOf, hasTarget, isReadOnly } = props;
  const saves = useServiceActions(services, intro, hasTarget);
  const { confirm, dialog } = useConfirm();
  const [file, setFile] = useState<File>();
  const { editor, open, close, leave } = useEditor('service', services, confirm, saves.isSaving);

  const remove = async (gone: readonly Service[], after?: () => void) => {
    const uses = [...new Set(gone.flatMap(usesOf))];
    const title = gone.length === 1 ? 'Delete service' : 'Delete services';
    const isMeant = await confirm({ title, text: deleteText(gone, uses), verb: 'Delete' });
    if (isMeant && (await saves.remove(gone))) after?.();
  };
  const save = async (service: Service) => {
    const isDone = await saves.save(service, editor?.record ? 'updated' : 'added');
    if (isDone) close();
    return isDone;
  };
  const handlers = useStableHandlers<RecordHandlers<Service>>({
    onEdit: (service) => open(service),
    onDelete: (service) => void remove([service]),
    onDuplicate: (service) => void saves.duplicate(service, () => copyOf(service, services)),
    onFeature: (service, isFeatured) => void saves.feature([service], isFeatured),
  });
  const shared = { services, icons, isReadOnly, handlers };
  return (
    <ScreenLayout>
      <ScreenHeader title="Services">
        <PreviewLink path={PATHS.services} label="Live Preview" />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={isReadOnly}
          onClick={() => open()}
        >
          Add Service
        </Button>
      </ScreenHeader>
      {props.notice}
      <HeaderText
        text={intro.description}
        isReadOnly={isReadOnly}
        onSave={saves.saveHeader}
        editOf={(description) => headerEdit(intro, description)}
      />
      <FocusFallback>
        <FeaturedServices {...shared} />
      </FocusFallback>
      <AllServices
        {...shared}
        saves={saves}
        onDeleteAll={(gone, after) => void remove(gone, after)}
        onFile={setFile}
      />
      {editor && (
        <ServiceWindow
          editor={editor}
          services={services}
          icons={icons}
          isSaving={saves.isSaving}
          onSave={save}
          onLeave={() => void leave()}
        />
      )}
      {file && (
        <ImportDialog
          title="Import Services"
          noun="service"
          file={file}
          nameOf={serviceTitle}
          read={(csv) => readServicesCsv(csv, services, csvTools(icons))}
          onImport={saves.take}
          onClose={() => setFile(undefined)}
        />
      )}
      {dialog}
    </ScreenLayout>
  );
}
