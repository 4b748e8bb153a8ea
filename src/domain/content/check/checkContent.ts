import { checkConsistency } from './checkConsistency';
import { checkHolds } from './checkHolds';
import { checkLinks } from './checkLinks';
import { checkPictures } from './checkPictures';
import { checkSlugs } from './checkSlugs';
import { categoryFiles, readContent } from '../readContent';
import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import { isByCategoryFile, isContractFile, type ContentFiles } from '../files';
import { rowOf } from '../lists';
import { FEATURED_KINDS, FEATURED_LIMITS } from '../../featured/featured';
import { TESTIMONIALS_MAX } from '../../page/pages';
import { errorAt, warningAt, type Problem, notJson } from '../../record/problem';
import { hoursError, parseHours } from '../../site/hours';
import { foldText } from '../../text/slug';

function checkFeatured(content: Content): Problem[] {
  return FEATURED_KINDS.flatMap((kind) => {
    const featured = content[kind].filter(({ id }) => content.featured[kind].includes(id));
    const [count, limit] = [featured.length, FEATURED_LIMITS[kind]];
    if (count <= limit) return [];
    const names = featured.map((one) => `“${'name' in one ? one.name : one.title}”`).join(', ');
    const message = `${count} ${kind} are featured, at most ${limit} can be: ${names}. Unfeature ${count - limit} of them.`;
    return [{ ...errorAt(rowOf(kind).featured ?? '', kind, message), stopsBuild: false }];
  });
}

function checkTestimonials({ home }: Content): Problem[] {
  const cards = home.testimonials.cards.length;
  if (cards <= TESTIMONIALS_MAX) return [];
  const message = `There are ${cards} testimonials, but the editor supports ${TESTIMONIALS_MAX}. Remove some.`;
  return [warningAt(FILES.home, 'testimonials.cards', message)];
}

/** Visitors then see no hours if there are no working hours either; the back office shows the default ones. */
function checkHours({ site }: Content): Problem[] {
  const text = site.contact.hours;
  if (!text?.trim()) return [];
  const hours = parseHours(text);
  if (hours) {
    const error = hoursError(hours);
    const message = `${error}. Correct the business hours under “Site Settings”.`;
    return error ? [{ ...errorAt(FILES.site, 'contact.hours', message), stopsBuild: false }] : [];
  }
  const message =
    'The business hours cannot be read. Enter them under “Site Settings”, or write the days as "monday" and each time as "09:00" or "".';
  return [warningAt(FILES.site, 'contact.hours', message)];
}

/** Returns delivery areas without a name or with that of another one. Customers cannot tell them apart. */
function checkAreas({ rental }: Content): Problem[] {
  const names = rental?.deliveryAreas.map(({ name }) => foldText(name.trim())) ?? [];
  return names.flatMap((name, index) => {
    const at = `deliveryAreas[${index}].name`;
    if (!name) return [warningAt(FILES.rental, at, 'The area has no name. Enter one.')];
    if (names.indexOf(name) === index) return [];
    const message = 'Another area has the same name. Change one of the names.';
    return [warningAt(FILES.rental, at, message)];
  });
}

/** The website uses neither unknown files nor by-category files that no index and no category refers to. */
function usedIn(files: ContentFiles, problems: readonly Problem[]): (file: string) => boolean {
  const missing = problems.filter(
    ({ level, file }) => level === 'error' && !Object.hasOwn(files, file),
  );
  const used = new Set([...categoryFiles(files), ...missing.map(({ file }) => file)]);
  return (file) => (isByCategoryFile(file) ? used.has(file) : isContractFile(file));
}

/** The build fails on errors, unless `stopsBuild` is false. Never throws. @param unparsed why, by path of the file */
export function checkContent(
  files: ContentFiles,
  hasPicture: (path: string) => boolean,
  unparsed: Record<string, string> = {},
): Problem[] {
  const { content, problems } = readContent(files);
  const broken = Object.entries(unparsed).map(([file, reason]) => notJson(file, reason));
  const isBroken = ({ file, path }: Problem) => path === '' && Object.hasOwn(unparsed, file);
  const isUsed = usedIn(files, problems);
  return [
    ...[...broken, ...problems.filter((problem) => !isBroken(problem))].map((problem) =>
      problem.level === 'error' && !isUsed(problem.file)
        ? { ...problem, level: 'warning' as const }
        : problem,
    ),
    ...checkSlugs(content),
    ...checkConsistency(files, content),
    ...checkFeatured(content),
    ...checkTestimonials(content),
    ...checkHours(content),
    ...checkAreas(content),
    ...checkLinks(content),
    ...checkHolds(content),
    ...checkPictures(content, hasPicture),
  ];
}
