import { projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { toDateInput } from '@/domain/text/dateInput';
import { dateFieldValue } from '@/domain/text/dates';
import { toLines } from '../form/fieldSchemas';
import { defineForm } from '../form/formDefinition';
import { RecordForm } from '../form/RecordForm';
import type { RecordEditorProps } from '../resource';
import { ProjectFields, projectFormSchema, textDate } from './ProjectFields';

const overviewText = (project: Project) => projectOverview(project).join('\n\n');

/** Returns the overview in its previous format: a list of paragraphs, or one text. */
function overviewOf(text: string, project: Project): string | string[] {
  if (text === overviewText(project)) return project.description;
  return Array.isArray(project.description) ? projectOverview({ description: text }) : text;
}

/** Form of a project. */
export const projectForm = defineForm({
  labels: {
    add: { title: 'Add New Project', save: 'Add Project', busy: 'Adding...' },
    edit: { title: 'Edit Project', save: 'Update Project', busy: 'Updating...' },
  },
  schema: projectFormSchema,
  start: (project: Project, { isNew, isFeatured }) => ({
    title: project.title,
    description: overviewText(project),
    category: project.category,
    image: project.image,
    gallery: project.gallery,
    date: isNew ? toDateInput(new Date()) : dateFieldValue(project.date),
    location: project.location ?? '',
    details: toLines(project.details),
    website: project.website ?? '',
    isFeatured: project.isFeatured || isFeatured,
  }),
  isReady: ({ title, description, category, image, date, location }, project) =>
    [title, description, image, location].every((text) => text.trim() !== '') &&
    category.length > 0 &&
    (date !== '' || textDate(project) !== undefined),
  notReady: 'Please fill in all required fields',
  Fields: ProjectFields,
  toRecord({ website, date, description, ...values }, project, { freeSlug }) {
    const { website: _website, ...rest } = project;
    return {
      ...rest,
      ...values,
      description: overviewOf(description, project),
      // A month and year is shown as its first day. The text stays until another day is selected.
      date: date === dateFieldValue(project.date) ? (project.date ?? '') : date,
      ...(website && { website }),
      slug: project.slug || freeSlug(values.title),
    };
  },
});

/** Dialog with the form of a project. */
export default function ProjectEditor(props: RecordEditorProps<'projects'>) {
  return <RecordForm {...props} form={projectForm} />;
}
