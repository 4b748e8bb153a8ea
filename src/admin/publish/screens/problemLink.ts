import { categoryEditorPath, editorPath, REQUESTS_CALENDAR_PATH } from '@/domain/links/adminPaths';
import type { Content } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { FEATURED_KINDS } from '@/domain/featured/featured';
import { PATHS } from '@/domain/links/paths';
import { isHostileKey } from '@/domain/text/jsonObject';
import type { Problem } from '@/domain/record/problem';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { capitalise } from '@/domain/text/cleanText';
import { aboutFields, withSectionIds } from '../../pages/about/fields';
import type { AnyField } from '../../fields/field';
import { inputKey } from '../../fields/record';
import { termsFields } from '../../resources/rentalTerms';
import { homeFields, tabOfField } from '../../pages/home/fields';
import { siteFields } from '../../pages/site-settings/fields';
import { resourceInfo, type ResourceName } from '../../resources/registry';
import { labelRecord } from '../changes/recordLabels';

interface ProblemLink {
  label: string;
  to: string;
}

/** Returns the name of the field of a form that has a path, or contains it. A field of an entry of a list has its index. */
function fieldAt(rows: readonly AnyField[], place: string): string | undefined {
  const path = place.replaceAll(/\[(\d+)\]/g, '.$1');
  const field = rows.find((row) => path === row.path || path.startsWith(`${row.path}.`));
  if (!field) return undefined;
  const inside = path.slice(field.path.length);
  return /^\.\d+\.\w+$/.test(inside) ? inputKey(field) + inside : inputKey(field);
}

function homeAddress(place: string): string | undefined {
  const tab = tabOfField(place);
  const field = fieldAt(homeFields, place);
  return tab && `${PATHS.adminHome}?${new URLSearchParams({ tab, ...(field && { field }) })}`;
}

function siteAddress(place: string): string | undefined {
  const field = fieldAt(siteFields, place.replace(/^workingHours.*/, 'contact.hours'));
  return field && editorPath(PATHS.adminSettings, undefined, field);
}

function aboutAddress(place: string, { about }: Content): string | undefined {
  const field = fieldAt(aboutFields, place);
  if (field) return editorPath(PATHS.adminAbout, undefined, field);
  const [, at, key = ''] = /^cards\[(\d+)\]\.(\w+)$/.exec(place) ?? [];
  const section = withSectionIds(about.cards)[Number(at)];
  return section && editorPath(PATHS.adminAbout, section.id, key);
}

const rentalAddress = (place: string) =>
  editorPath(PATHS.adminSettings, PAGE_IDS.rental, fieldAt(termsFields, place));

interface Page {
  label: string;
  addressOf: (place: string, content: Content) => string | undefined;
}

/** The pages whose texts are in one form, by file. */
const PAGES = new Map<string, Page>([
  [FILES.home, { label: 'Open Home Page', addressOf: homeAddress }],
  [FILES.about, { label: 'Open About Page', addressOf: aboutAddress }],
  [FILES.site, { label: 'Open Site Settings', addressOf: siteAddress }],
  [FILES.rental, { label: 'Open Rental Terms', addressOf: rentalAddress }],
]);

/** Returns the record of a problem; if several records share a slug, the changed one. */
function recordAt(
  { path, records: sharing = [] }: Problem,
  records: readonly { id: string }[],
  changed: ReadonlySet<string>,
): { id: string } | undefined {
  const [, own, at] = /^(?:"(.+?)"|topics\[(\d+)\])/.exec(path) ?? [];
  if (at !== undefined) return records[Number(at)];
  const ids = own === undefined ? sharing : [own];
  const named = records.filter(({ id }) => ids.includes(id));
  return named.find(({ id }) => changed.has(id)) ?? named[0];
}

function recordProblemLink(
  list: ResourceName,
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemLink | undefined {
  const { file, path } = problem;
  const { labels, editor } = resourceInfo(list);
  const record = recordAt(problem, content[list], changed);
  // Too many records are featured: the page asks which to unfeature.
  if (!record && file === `${list}/featured.json` && path === list)
    return { label: `Open ${capitalise(labels.many)}`, to: editor };
  if (!record) return undefined;
  const label = `Edit ${labelRecord(list, record.id, record).short}`;
  if (list === 'productCategories' || list === 'projectCategories')
    return { label, to: categoryEditorPath(editor, record.id) };
  // The slug of a record is derived from its name.
  const nameField = list === 'products' ? 'name' : 'title';
  const [, named] = /^(?:".+?"|topics\[\d+\])\.(\w+)/.exec(path) ?? [];
  const field = named === 'slug' || path === list ? nameField : named;
  return { label, to: editorPath(editor, record.id, field) };
}

/** The lists that are one file. */
const LISTS_OF_FILES = new Map<string, ResourceName>([
  [FILES.productCategories, 'productCategories'],
  [FILES.projectCategories, 'projectCategories'],
  [FILES.topics, 'topics'],
]);

/** Undefined without such an editor, see {@link problemFile}. `changed`: IDs of the records to publish. */
export function findProblemLink(
  problem: Problem,
  content: Content,
  changed: ReadonlySet<string>,
): ProblemLink | undefined {
  const { file, path } = problem;
  // A forbidden key is not in any form.
  if (path.split('.').some(isHostileKey)) return undefined;
  const page = PAGES.get(file);
  if (page) {
    const to = page.addressOf(path, content);
    return to === undefined ? undefined : { label: page.label, to };
  }
  if (file === FILES.availability)
    return { label: 'Open the calendar', to: REQUESTS_CALENDAR_PATH };
  const list =
    LISTS_OF_FILES.get(file) ?? FEATURED_KINDS.find((kind) => file.startsWith(`${kind}/`));
  return list && recordProblemLink(list, problem, content, changed);
}

/** Returns the location of a problem in the repository, for problems that no editor can correct. */
export function problemFile({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  return path ? `public/data/${file}, ${path}` : `public/data/${file}`;
}
