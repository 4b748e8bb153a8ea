import { checkAgreement } from './contentCheckAgreement';
import { checkLinks } from './contentCheckLinks';
import { checkPictures } from './contentCheckPictures';
import { checkUnique } from './contentCheckUnique';
import type { Content, ContentFiles } from './content';
import { FILES } from './contentFiles';
import { readContent } from './contentRead';
import { FEATURED_LIMITS } from './featured';
import { TESTIMONIALS_MAX } from './limits';
import { errorAt, warningAt, type Problem } from './problem';

/** More featured than there are slots (back-office.md §9). */
function checkLimits({ featured, home }: Content): Problem[] {
  const files = {
    services: FILES.featuredServices,
    products: FILES.featuredProducts,
    projects: FILES.featuredProjects,
  };
  const kinds = ['services', 'products', 'projects'] as const;
  const over = kinds.filter((kind) => featured[kind].length > FEATURED_LIMITS[kind]);
  const problems = over.map((kind) =>
    warningAt(
      files[kind],
      kind,
      `${featured[kind].length} ${kind} are featured, ${FEATURED_LIMITS[kind]} are shown. Un-feature some.`,
    ),
  );
  const cards = home.testimonials.cards.length;
  if (cards > TESTIMONIALS_MAX) {
    const message = `There are ${cards} testimonials; the editor holds ${TESTIMONIALS_MAX}.`;
    problems.push(warningAt(FILES.home, 'testimonials.cards', message));
  }
  return problems;
}

/**
 * Everything a person should put right in a content. Errors are breaches of the contract, duplicate ids and addresses,
 * and redirect loops: a build must fail on them. Warnings are dangling references, missing pictures, and files that do
 * not agree. Never throws for JSON values (content-contract.md, faults.md).
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
    ...checkLimits(content),
    ...checkLinks(content),
    ...checkPictures(content, hasPicture),
  ];
}
