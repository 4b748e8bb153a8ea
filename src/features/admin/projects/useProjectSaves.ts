import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Edit } from '@/api/drafts/editing';
import { counted } from '@/domain/digits';
import { FEATURED_LIMITS } from '@/domain/featured';
import { newId } from '@/domain/ids';
import { ID_PREFIXES } from '@/domain/limits';
import type { Project } from '@/domain/project';
import {
  FEATURED_PROJECTS_FULL,
  hasProjectSlot,
  projectCopy,
  projectOfFields,
  type ProjectFields,
} from '@/domain/projectForm';
import type { ImportedRecord } from '@/features/admin/common/csv/recordsCsv';
import { toastAsked } from '@/features/admin/common/saved';
import { isSaved, useSave } from '@/features/admin/common/useSave';

const putOf = (draft: Project): Edit => ({ collection: 'projects', id: draft.id, draft });

const tools = (projects: readonly Project[]) => ({
  id: newId(ID_PREFIXES.project, Math.random),
  projects,
  now: new Date().toISOString(),
});

function subjectOf(projects: readonly Project[]): string {
  const [first] = projects;
  return projects.length === 1 && first
    ? `Project “${first.title}”`
    : counted(projects.length, 'project');
}

/** What can be done to projects; each is one step that can be undone. */
export function useProjectSaves(projects: readonly Project[]) {
  const { save, saveAtOnce, isSaving } = useSave();
  const [failure, setFailure] = useState<string>();
  const dispatch = useDispatch();
  const say = (message: string, type: 'error' | 'warning') =>
    dispatch(toastAsked({ message, type }));

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
  const change = async (changed: readonly Project[], done: string, edits: Edit[]) => {
    const isDone = isSaved(await saveAtOnce(request(changed, done, edits)));
    if (!isDone) say('Failed to update project. Please try again.', 'error');
    return isDone;
  };
  const put = (changed: readonly Project[], done: string) =>
    change(changed, done, changed.map(putOf));

  return {
    isSaving,
    /** Why the form could not be saved. */
    failure,
    forgetFailure: () => setFailure(undefined),
    /** Saves the form. */
    save: async (fields: ProjectFields, project: Project | undefined): Promise<boolean> => {
      setFailure(undefined);
      const made = projectOfFields(fields, project, tools(projects));
      const done = project ? 'updated' : 'added';
      const isDone = isSaved(await save(request([made], done, [putOf(made)])));
      if (!isDone) setFailure(`Failed to ${project ? 'update' : 'add'} project. Please try again.`);
      return isDone;
    },
    /** Features or un-features; more than there are slots is refused. */
    feature: async (chosen: readonly Project[], isFeatured: boolean): Promise<boolean> => {
      const changed = chosen.filter((project) => project.isFeatured !== isFeatured);
      const used = projects.filter((project) => project.isFeatured).length;
      if (isFeatured && used + changed.length > FEATURED_LIMITS.projects && changed.length > 0) {
        say(FEATURED_PROJECTS_FULL, 'warning');
        return false;
      }
      const updatedAt = new Date().toISOString();
      return put(
        changed.map((project) => ({ ...project, isFeatured, updatedAt })),
        isFeatured ? 'featured' : 'no longer featured',
      );
    },
    /** Puts projects into a category, as their main one; the others stay. */
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
    /** Takes over what a file says, all of it in one step. */
    take: (imported: readonly ImportedRecord<Project>[]) =>
      put(
        imported.map(({ record }) => record),
        'imported',
      ),
    duplicate: (project: Project) => put([projectCopy(project, tools(projects))], 'duplicated'),
    remove: (gone: readonly Project[]) =>
      change(
        gone,
        'deleted',
        gone.map(({ id }) => ({ collection: 'projects', id, draft: null })),
      ),
    hasSlot: hasProjectSlot(projects, ''),
  };
}

export type ProjectSaves = ReturnType<typeof useProjectSaves>;
