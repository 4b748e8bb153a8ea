import AddIcon from '@mui/icons-material/Add';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Category } from '@/domain/category/schema';
import { toDateInput } from '@/domain/text/dates';
import { ID_PREFIXES } from '@/domain/text/limits';
import type { Project } from '@/domain/project/schema';
import type { ProjectFields } from './projectFormValues';
import { useConfirm } from '../../forms/layout/useConfirm';
import { ImportDialog } from '../csv/ImportDialog';
import { EditorModal } from '../../forms/EditorModal';
import type { RecordHandlers } from '../records/recordHandlers';
import { ScreenLayout, ScreenHeader } from '../../forms/layout/ScreenHeader';
import { useStableHandlers } from '../useStableHandlers';
import { useEditor, type OpenEditor } from '../../forms/useEditor';
import { useRecordId } from '../../forms/useRecordId';
import { AllProjects } from './AllProjects';
import { FeaturedProjects } from './FeaturedProjects';
import { serviceTitle } from './projectColumns';
import { readProjectsCsv } from './projectCsv';
import { ProjectForm } from './ProjectForm';
import { ProjectsOverview } from './ProjectsOverview';
import { ProjectsPreview } from './ProjectsPreview';
import { useProjectActions, type ProjectActionHandlers } from './useProjectActions';

/** URL hash while a project is added that starts as featured. */
const FEATURED_HASH = '#featured';

export interface ProjectsEditorProps {
  projects: readonly Project[];
  /** Without the pseudo category for all categories. */
  categories: readonly Category[];
  isLoading: boolean;
  /**
   * Whether editing is disabled, because part of the content could not be loaded or another tab
   * edits.
   */
  isReadOnly: boolean;
  /** Loading error. */
  error: ReactNode;
  /** Returns texts about where else the site refers to a project. */
  usesOf: (project: Project) => string[];
  /** Buttons next to Add Project. */
  actions?: ReactNode;
}

/** Returns the confirmation before projects are deleted. */
function deleteText(gone: readonly Project[], uses: readonly string[]): string {
  const [first] = gone;
  const what = gone.length === 1 && first ? `"${first.title}"` : `${gone.length} projects`;
  const subject = gone.length === 1 ? 'It is' : 'They are';
  const used = uses.length > 0 ? ` ${subject} used on: ${uses.join(', ')}.` : '';
  return `Are you sure you want to delete ${what}? This action cannot be undone.${used}`;
}

/**
 * Sets the hash while a featured project is added and removes it afterwards. Query parameters stay
 * unchanged.
 */
function useFeaturedHash() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return (isOn: boolean) => {
    if ((hash === FEATURED_HASH) === isOn) return;
    void navigate({ search, hash: isOn ? FEATURED_HASH : '' }, { replace: true });
  };
}

interface WindowProps extends Pick<ProjectsEditorProps, 'projects' | 'categories'> {
  editor: OpenEditor<Project>;
  saves: ProjectActionHandlers;
  onSaved: () => void;
  onLeave: () => void;
}

function ProjectWindow({ editor, projects, categories, saves, onSaved, onLeave }: WindowProps) {
  const { record, kept, isFeatured } = editor;
  const [today] = useState(() => toDateInput(new Date()));
  const id = useRecordId(record, ID_PREFIXES.project);
  // A new project from a failed save is already in the list and must not count as another project.
  const known = record ? projects : projects.filter((project) => project.id !== id);
  const save = async (fields: ProjectFields) => {
    if (await saves.save(fields, record, id)) onSaved();
  };
  return (
    <EditorModal title={record ? 'Edit Project' : 'Add New Project'} onClose={onLeave}>
      <ProjectForm
        project={record}
        projects={known}
        categories={categories.filter(({ isActive }) => isActive).map(({ name }) => name)}
        today={today}
        isFeatured={isFeatured}
        kept={kept}
        isSaving={saves.isSaving}
        error={saves.failure}
        onSave={save}
        onCancel={onLeave}
      />
    </EditorModal>
  );
}

interface HeadProps {
  isLocked: boolean;
  actions: ReactNode;
  onPreview: () => void;
  onAdd: () => void;
}

function ProjectsHead({ isLocked, actions, onPreview, onAdd }: HeadProps) {
  return (
    <ScreenHeader title="Projects Management">
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={onPreview}>
        Live Preview
      </Button>
      {actions}
      <Button variant="contained" startIcon={<AddIcon />} disabled={isLocked} onClick={onAdd}>
        Add Project
      </Button>
    </ScreenHeader>
  );
}

const csvTools = () => ({ now: new Date().toISOString(), random: Math.random });

/** Projects Management screen. */
export function ProjectsEditor(props: ProjectsEditorProps) {
  const { projects, categories, isLoading, isReadOnly, usesOf } = props;
  const saves = useProjectActions(projects);
  const { confirm, dialog } = useConfirm();
  const { editor, open, close, leave } = useEditor('project', projects, confirm, saves.isSaving);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const setHash = useFeaturedHash();

  const remove = async (gone: readonly Project[], after?: () => void) => {
    const uses = [...new Set(gone.flatMap(usesOf))];
    const title = gone.length === 1 ? 'Delete project' : 'Delete projects';
    const isMeant = await confirm({ title, text: deleteText(gone, uses), verb: 'Delete' });
    if (isMeant && (await saves.remove(gone))) after?.();
  };
  const openEditor = (project?: Project, isFeatured = false) => {
    saves.forgetFailure();
    setHash(isFeatured);
    open(project, isFeatured);
  };
  const handleLeave = async () => {
    if (await leave()) setHash(false);
  };
  const handleSaved = () => {
    close();
    setHash(false);
  };
  const handlers = useStableHandlers<RecordHandlers<Project>>({
    onEdit: (project) => openEditor(project),
    onDelete: (project) => void remove([project]),
    onDuplicate: (project) => void saves.duplicate(project),
    onFeature: (project, isFeatured) => void saves.feature([project], isFeatured),
  });
  const shared = { projects, isLoading, isReadOnly, handlers };
  const isLocked = isReadOnly || isLoading;
  return (
    <ScreenLayout>
      <ProjectsHead
        isLocked={isLocked}
        actions={props.actions}
        onPreview={() => setIsPreviewOpen(true)}
        onAdd={() => openEditor()}
      />
      <FeaturedProjects {...shared} error={props.error} onAdd={() => openEditor(undefined, true)} />
      <AllProjects
        {...shared}
        categories={categories}
        saves={saves}
        onDeleteAll={(gone, after) => void remove(gone, after)}
        onFile={setFile}
      />
      <ProjectsOverview projects={projects} onEdit={isLocked ? undefined : handlers.onEdit} />
      {editor && !isLoading && (
        <ProjectWindow
          editor={editor}
          projects={projects}
          categories={categories}
          saves={saves}
          onSaved={handleSaved}
          onLeave={() => void handleLeave()}
        />
      )}
      {isPreviewOpen && (
        <ProjectsPreview projects={projects} onClose={() => setIsPreviewOpen(false)} />
      )}
      {file && (
        <ImportDialog
          title="Import Projects"
          noun="project"
          file={file}
          nameOf={serviceTitle}
          read={(csv) => readProjectsCsv(csv, projects, categories, csvTools())}
          onImport={saves.take}
          onClose={() => setFile(undefined)}
        />
      )}
      {dialog}
    </ScreenLayout>
  );
}
