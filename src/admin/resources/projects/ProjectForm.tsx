import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { FEATURED_PROJECTS, GALLERY_IMAGES } from '@/domain/text/limits';
import type { Project } from '@/domain/project/schema';
import {
  FILL_REQUIRED,
  hasProjectSlot,
  isProjectComplete,
  projectFields,
  validateProject,
  type ProjectFields,
} from './projectFormValues';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { EditorForm } from '../../forms/EditorForm';
import { ListField } from '../../forms/fields/ListField';
import { GalleryField } from '../../forms/pictures/GalleryField';
import { PictureField } from '../../forms/pictures/PictureField';
import { useEditorForm } from '../../forms/useEditorForm';
import { CategoriesField } from './CategoriesField';
import { GALLERY_FULL, GALLERY_RULES, MAIN_RULES } from './pictureRules';

const RATIO = [16, 9] as const;

interface FieldsProps {
  form: UseFormReturn<ProjectFields>;
  values: ProjectFields;
  isDisabled: boolean;
}

function MainImage({ form, values, isDisabled }: FieldsProps) {
  const { setValue, clearErrors, formState } = form;
  return (
    <PictureField
      label="Main image"
      name="image"
      value={values.image}
      rules={MAIN_RULES}
      ratio={RATIO}
      hasCrop
      isRequired
      isDisabled={isDisabled}
      hint="JPG, PNG or GIF, up to 5MB."
      error={formState.errors.image?.message}
      onChange={(image) => {
        setValue('image', image);
        clearErrors('image');
      }}
    />
  );
}

function Gallery({ form, values, isDisabled }: FieldsProps) {
  const { setValue, clearErrors, formState } = form;
  return (
    <GalleryField
      name="gallery"
      label="Gallery"
      value={values.gallery}
      rules={GALLERY_RULES}
      max={GALLERY_IMAGES}
      countText={GALLERY_FULL}
      ratio={RATIO}
      isDisabled={isDisabled}
      hint={`Up to ${GALLERY_IMAGES} images, JPG or PNG, each up to 5MB.`}
      error={formState.errors.gallery?.message}
      onChange={(gallery) => {
        setValue('gallery', gallery);
        clearErrors('gallery');
      }}
    />
  );
}

interface StoryProps extends FieldsProps {
  categories: readonly string[];
  /** Stored date that a date input cannot show. */
  oddDate: string | undefined;
}

/** Required fields of a project, in their order. */
function Story({ form, values, isDisabled, categories, oddDate }: StoryProps) {
  const { control, setValue, clearErrors, formState } = form;
  const shared = { control, isDisabled };
  return (
    <>
      <BoundField {...shared} name="title" label="Title" isRequired />
      <BoundField
        {...shared}
        name="description"
        label="Description"
        rows={6}
        isRequired
        hint="An empty line begins a new paragraph."
      />
      <CategoriesField
        value={values.category}
        options={categories}
        error={formState.errors.category?.message}
        isDisabled={isDisabled}
        onChange={(names) => {
          setValue('category', names);
          clearErrors('category');
        }}
      />
      <MainImage form={form} values={values} isDisabled={isDisabled} />
      <BoundField
        {...shared}
        name="date"
        label="Date"
        type="date"
        isRequired={oddDate === undefined}
        hint={oddDate && `Now “${oddDate}”; it stays until you choose a date.`}
      />
      <BoundField {...shared} name="location" label="Location" isRequired />
    </>
  );
}

export interface ProjectFormProps {
  /** Missing for a new project. */
  project?: Project;
  projects: readonly Project[];
  /** Names of the selectable categories. */
  categories: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether a new project starts as featured. */
  isFeatured?: boolean;
  kept?: Record<string, unknown>;
  isSaving: boolean;
  error?: string;
  onSave: (fields: ProjectFields) => Promise<unknown>;
  onCancel: () => void;
}

/** Form to add or edit a project. */
export function ProjectForm(props: ProjectFormProps) {
  const { project, projects, isSaving } = props;
  const hasSlot = hasProjectSlot(projects, project?.id ?? '');
  const start = projectFields(project, props.today);
  const { form, values, isRestored, discard } = useEditorForm<ProjectFields>({
    kind: 'project',
    id: project?.id ?? '',
    start: { ...start, isFeatured: start.isFeatured || Boolean(props.isFeatured && hasSlot) },
    kept: props.kept,
    validate: (fields) => validateProject(fields, project, projects),
  });
  const isComplete = isProjectComplete(values, project);
  const others = projects.filter(({ id, isFeatured }) => isFeatured && id !== project?.id).length;
  const used = others + (values.isFeatured ? 1 : 0);
  const fields = { form, values, isDisabled: isSaving };
  return (
    <EditorForm
      form={form}
      label={project ? 'Edit Project' : 'Add New Project'}
      isRestored={isRestored}
      error={props.error}
      saveText={project ? 'Update Project' : 'Add Project'}
      busyText={project ? 'Updating...' : 'Adding...'}
      isSaving={isSaving}
      isReady={isComplete}
      note={isComplete ? undefined : FILL_REQUIRED}
      onSave={props.onSave}
      onCancel={props.onCancel}
      onDiscard={discard}
    >
      <Story
        {...fields}
        categories={props.categories}
        oddDate={start.date === '' ? project?.date?.trim() || undefined : undefined}
      />
      <Gallery {...fields} />
      <ListField
        control={form.control}
        name="details"
        label="Details"
        itemLabel="Detail"
        addLabel="Add detail"
      />
      <BoundField
        control={form.control}
        name="website"
        label="Website"
        type="url"
        isDisabled={isSaving}
        inputProps={{ placeholder: 'https://' }}
      />
      <div>
        <CheckboxField
          label="Featured project"
          name="isFeatured"
          isChecked={values.isFeatured}
          isDisabled={isSaving || (!hasSlot && !values.isFeatured)}
          error={form.formState.errors.isFeatured?.message}
          onChange={(isFeatured) => form.setValue('isFeatured', isFeatured)}
        />
        <Typography variant="body2" color="textSecondary" role="status">
          {used} of {FEATURED_PROJECTS} featured slots used
        </Typography>
      </div>
    </EditorForm>
  );
}
