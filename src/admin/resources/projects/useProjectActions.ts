import { useState } from 'react';
import { useAdminDispatch } from '../../store/hooks';
import type { Edit } from '../../drafts/editing';
import { formatCount } from '@/domain/text/formatNumber';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { newId } from '@/domain/text/ids';
import { ID_PREFIXES } from '@/domain/text/limits';
import type { Project } from '@/domain/project/schema';
import {
  FEATURED_PROJECTS_FULL,
  hasProjectSlot,
  projectCopy,
  projectOfFields,
  type ProjectFields,
} from './projectFormValues';
import type { ImportedRecord } from '../csv/recordsCsv';
import { noticeShown } from '@/features/notices';
import { useDuplicateOnce } from '../useDuplicateOnce';
import { isSaveSuccessful, useSave } from '../../forms/useSave';

const putOf = (draft: Project): Edit => ({ collection: 'projects', id: draft.id, draft });

const tools = (projects: readonly Project[], id = newId(ID_PREFIXES.project, Math.random)) => ({
  id,
  projects,
  now: new Date().toISOString(),
});

function subjectOf(projects: readonly Project[]): string {
  const [first] = projects;
  return projects.length === 1 && first
    ? `Project “${first.title}”`
    : formatCount(projects.length, 'project');
}

/** Returns the actions for projects. Each is one undo step. */
export function useProjectActions(projects: readonly Project[]) {
  const { save, saveInList, isSaving } = useSave();
  const [failure, setFailure] = useState<string>();
  const dispatch = useAdminDispatch();
  const say = (message: string) => dispatch(noticeShown({ message, type: 'warning' }));

  const request = (changed: readonly Project[], done: string, edits: Edit[]) => {
    const subject = subjectOf(changed);
    const [first] = changed;
    const name = changed.length === 1 && first ? first.title : subject;
    return {
      label: `${subject} ${done}`,
      edits,
      message: `${subject} ${done}.`,
      activity: { type: 'project' as const, name, action: done },
    };
  };
  const change = (changed: readonly Project[], done: string, edits: Edit[]) =>
    saveInList(request(changed, done, edits), 'Failed to update project. Please try again.');
  const put = (changed: readonly Project[], done: string) =>
    change(changed, done, changed.map(putOf));
  const copyOnce = useDuplicateOnce<Project>((copy) => put([copy], 'duplicated'));

  return {
    isSaving,
    /** Error of the last save of the form. */
    failure,
    forgetFailure: () => setFailure(undefined),
    /** Saves the form. A new project gets the id. */
    save: async (
      fields: ProjectFields,
      project: Project | undefined,
      id: string,
    ): Promise<boolean> => {
      setFailure(undefined);
      const made = projectOfFields(fields, project, tools(projects, id));
      const done = project ? 'updated' : 'added';
      const isDone = isSaveSuccessful(await save(request([made], done, [putOf(made)])));
      if (!isDone) setFailure(`Failed to ${project ? 'update' : 'add'} project. Please try again.`);
      return isDone;
    },
    /** Features or unfeatures projects. It is refused when there are not enough slots. */
    feature: async (chosen: readonly Project[], isFeatured: boolean): Promise<boolean> => {
      const changed = chosen.filter((project) => project.isFeatured !== isFeatured);
      const used = projects.filter((project) => project.isFeatured).length;
      if (isFeatured && used + changed.length > FEATURED_LIMITS.projects && changed.length > 0) {
        say(FEATURED_PROJECTS_FULL);
        return false;
      }
      const updatedAt = new Date().toISOString();
      return put(
        changed.map((project) => ({ ...project, isFeatured, updatedAt })),
        isFeatured ? 'featured' : 'no longer featured',
      );
    },
    /** Adds a category to projects as their main one. Their other categories stay. */
    categorize: (chosen: readonly Project[], name: string) => {
      const updatedAt = new Date().toISOString();
      const changed = chosen.filter(({ category }) => category[0] !== name);
      return put(
        changed.map((project) => ({
          ...project,
          category: [name, ...project.category.filter((other) => other !== name)],
          updatedAt,
        })),
        `added to ${name}`,
      );
    },
    /** Imports the changes of a file as one step. */
    take: (imported: readonly ImportedRecord<Project>[]) =>
      put(
        imported.map(({ record }) => record),
        'imported',
      ),
    duplicate: (project: Project) => copyOnce(project, () => projectCopy(project, tools(projects))),
    remove: (gone: readonly Project[]) =>
      change(
        gone,
        'deleted',
        gone.map(({ id }) => ({ collection: 'projects', id, draft: null })),
      ),
    hasSlot: hasProjectSlot(projects, ''),
  };
}

export type ProjectActionHandlers = ReturnType<typeof useProjectActions>;
