import { categoryEditorPath, editorPath, REQUESTS_CALENDAR_PATH } from '@/domain/links/adminPaths';
import type { Content, FeaturedKind } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { FEATURED_KINDS } from '@/domain/featured/featured';
import { isHostileKey } from '@/domain/text/jsonObject';
import type { Problem } from '@/domain/record/problem';
import { capitalise } from '../../../resources/labels';
import { resourceInfo, type ResourceName } from '../../../resources/registry';
import { labelRecord } from '../../changes/recordLabels';
import { isPageFile, pageProblemLink, type ProblemLink } from './pageProblemLink';

/** Returns the record of a problem; if several records share a slug, the changed one. */
function recordAt(
  { path, records: sharing = [] }: Problem,
  records: readonly { id: string }[],
  changed: ReadonlySet<string>,
): { id: string } | undefined {
  const [, own] = /^"(.+?)"/.exec(path) ?? [];
  const ids = own === undefined ? sharing : [own];
  const named = records.filter(({ id }) => ids.includes(id));
  return named.find(({ id }) => changed.has(id)) ?? named[0];
}

const editLabel = (list: ResourceName, record: { id: string }) =>
  `Edit ${labelRecord(list, record.id, record).short}`;

function recordProblemLink(
  kind: FeaturedKind,
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemLink | undefined {
  const { labels, editor, fields = [] } = resourceInfo(kind);
  const [nameField] = fields;
  const record = recordAt(problem, content[kind], changed);
  // Too many records are featured: the page asks which to unfeature.
  if (problem.file === `${kind}/featured.json` && problem.path === kind && !record)
    return { label: `Open ${capitalise(labels.many)}`, to: editor };
  if (!record) return undefined;
  const [, named] = /^".+?"\.(\w+)/.exec(problem.path) ?? [];
  const field = named === 'slug' || problem.path === kind ? nameField : named;
  const isField = field !== undefined && fields.includes(field);
  return {
    label: editLabel(kind, record),
    to: editorPath(editor, record.id, isField ? field : undefined),
  };
}

function categoryProblemLink(
  kind: 'product' | 'project',
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemLink | undefined {
  const list = `${kind}Categories` as const;
  const record = recordAt(problem, content[list], changed);
  return (
    record && {
      label: editLabel(list, record),
      to: categoryEditorPath(resourceInfo(list).editor, record.id),
    }
  );
}

/**
 * Returns a link to the field of a problem in the editor of its record. Without such an editor it is undefined, and
 * {@link problemFile} returns the location.
 * @param changed IDs of the records to publish
 */
export function findProblemLink(
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemLink | undefined {
  const { file, path } = problem;
  // A forbidden key is not in any form.
  if (path.split('.').some(isHostileKey)) return undefined;
  if (isPageFile(file)) return pageProblemLink(problem, content);
  if (file === FILES.availability)
    return { label: 'Open the calendar', to: REQUESTS_CALENDAR_PATH };
  if (file === FILES.productCategories)
    return categoryProblemLink('product', problem, content, changed);
  if (file === FILES.projectCategories)
    return categoryProblemLink('project', problem, content, changed);
  const kind = FEATURED_KINDS.find((known) => file.startsWith(`${known}/`));
  return kind && recordProblemLink(kind, problem, content, changed);
}

/** Returns the location of a problem in the repository, for problems that no editor can correct. */
export function problemFile({ file, path }: Problem): string {
  return path ? `public/data/${file}, ${path}` : `public/data/${file}`;
}
