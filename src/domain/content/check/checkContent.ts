import { checkAgreement } from './checkAgreement';
import { checkLinks } from './checkLinks';
import { checkPictures } from './checkPictures';
import { checkUnique } from './checkUnique';
import type { Content, ContentFiles } from '../content';
import { FILES } from '../files';
import { readContent } from '../readContent';
import { FEATURED_KINDS, FEATURED_LIMITS } from '../../featured/featured';
import { TESTIMONIALS_MAX } from '../../text/limits';
import { errorAt, warningAt, type Problem } from '../problem';

/** Returns an error for every list with more featured records than its limit. The pages can still be built. */
function checkFeatured({ featured }: Content): Problem[] {
  const files = {
    services: FILES.featuredServices,
    products: FILES.featuredProducts,
    projects: FILES.featuredProjects,
  };
  return FEATURED_KINDS.flatMap((kind) => {
    const [count, limit] = [featured[kind].length, FEATURED_LIMITS[kind]];
    if (count <= limit) return [];
    const message = `${count} ${kind} are featured, at most ${limit} can be. Unfeature ${count - limit} of them.`;
    return [{ ...errorAt(files[kind], kind, message), stopsBuild: false }];
  });
}

/** More testimonials than the editor holds. */
function checkTestimonials({ home }: Content): Problem[] {
  const cards = home.testimonials.cards.length;
  if (cards <= TESTIMONIALS_MAX) return [];
  const message = `There are ${cards} testimonials; the editor holds ${TESTIMONIALS_MAX}.`;
  return [warningAt(FILES.home, 'testimonials.cards', message)];
}

/**
 * Everything a person should put right in a content. Errors are breaches of the contract, duplicate ids and addresses,
 * and redirect loops: a build must fail on them. Warnings are dangling references, missing pictures, and files that do
 * not agree. An error with `stopsBuild: false` leaves a content that can be built. Never throws for JSON values (content-contract.md, faults.md).
 * @param hasPicture whether the picture of a site path such as `/media/x.webp` is there
 * @param notJson why a file could not be parsed, by path
 */
export function checkContent(
  files: ContentFiles,
  hasPicture: (path: string) => boolean,
  notJson: Record<string, string> = {},
): Problem[] {
  const { content, problems } = readContent(files);
  const broken = Object.entries(notJson).map(([file, reason]) =>
    errorAt(file, '', `This file is not JSON (${reason}). Correct it.`),
  );
  const isBroken = ({ file, path }: Problem) => path === '' && Object.hasOwn(notJson, file);
  return [
    ...broken,
    ...problems.filter((problem) => !isBroken(problem)),
    ...checkUnique(content),
    ...checkAgreement(files, content),
    ...checkFeatured(content),
    ...checkTestimonials(content),
    ...checkLinks(content),
    ...checkPictures(content, hasPicture),
  ];
}
