import { checkContent } from './checkContent';
import type { Content, ContentFiles } from '../content';
import { FILES } from '../files';
import { readContent } from '../readContent';
import { PRICE_ON_REQUEST } from '../../text/limits';
import { priceNumber } from '../../text/price';
import { warningAt, type Problem } from '../problem';

/** A price this many times what it was is taken for a slip of the hand. */
const PRICE_JUMP = 10;

const NAMELESS = /^\s*$|^(?:untitled|unnamed) (?:product|project|service)$/i;

/** Pictures are described by the name beside them: without one nobody is told what they show. */
function checkAlternatives({ home, about, products, projects }: Content): Problem[] {
  const named = (file: string, path: string, image: string, name: string) =>
    image.trim() && NAMELESS.test(name)
      ? [warningAt(file, path, 'The picture has no name beside it that says what it shows.')]
      : [];
  return [
    ...home.testimonials.cards.flatMap(({ image, name }, at) =>
      named(FILES.home, `testimonials.cards[${at}].name`, image, name),
    ),
    ...about.cards.flatMap(({ image, title }, at) =>
      named(FILES.about, `cards[${at}].title`, image, title),
    ),
    ...products.flatMap(({ id, image, name }) =>
      named(FILES.products, `"${id}".name`, image, name),
    ),
    ...projects.flatMap(({ id, image, title }) =>
      named(FILES.projects, `"${id}".title`, image, title),
    ),
  ];
}

type Priced = Pick<Content['products'][number], 'name' | 'price' | 'originalPrice'>;

function priceTrouble({ name, price, originalPrice }: Priced, before?: Priced): string | undefined {
  if (price === undefined || price === PRICE_ON_REQUEST) return undefined;
  const amount = priceNumber(price);
  if (amount === null) return `The price of “${name}” has no number: “${price}”.`;
  if (amount <= 0 || (typeof price === 'string' && price.trim().startsWith('-')))
    return `The price of “${name}” is not above zero: “${price}”.`;
  const was = priceNumber(originalPrice);
  if (was !== null && was < amount)
    return `“${name}” costs more than the original price that is struck through.`;
  const published = before && priceNumber(before.price);
  if (published && Math.max(amount / published, published / amount) >= PRICE_JUMP)
    return `The price of “${name}” changes from ${before.price} to ${price}. Is that right?`;
  return undefined;
}

function checkPrices(next: Content, live: Content): Problem[] {
  const before = new Map(live.products.map((product) => [product.id, product]));
  return next.products.flatMap((product) => {
    const message = priceTrouble(product, before.get(product.id));
    return message ? [warningAt(FILES.products, `"${product.id}".price`, message)] : [];
  });
}

/** What the check of a publication finds. */
export interface PublishProblems {
  /** The build would fail: nothing may be published. */
  errors: Problem[];
  /** Of what is to be published. */
  warnings: Problem[];
  /** Warnings that the website as it is has too. */
  known: Problem[];
}

/**
 * The content check of the build on what is to be published, with what only an administrator can judge: prices that
 * look wrong and pictures that nothing describes (issue text: Check before). Never throws for JSON values.
 * @param files that would be published
 * @param live the content as it is published now
 * @param hasPicture whether the picture of a site path is there, or comes with this publication
 */
export function checkPublication(
  files: ContentFiles,
  live: { content: Content; files: ContentFiles },
  hasPicture: (path: string) => boolean,
): PublishProblems {
  const next = readContent(files).content;
  const found = [
    ...checkContent(files, hasPicture),
    ...checkAlternatives(next),
    ...checkPrices(next, live.content),
  ];
  const before = [
    ...checkContent(live.files, hasPicture),
    ...checkAlternatives(live.content),
    ...checkPrices(live.content, live.content),
  ];
  const textOf = ({ file, path, message }: Problem) => `${file} ${path} ${message}`;
  const old = new Set(before.map(textOf));
  const warnings = found.filter(({ level }) => level === 'warning');
  return {
    errors: found.filter(({ level }) => level === 'error'),
    warnings: warnings.filter((problem) => !old.has(textOf(problem))),
    known: warnings.filter((problem) => old.has(textOf(problem))),
  };
}
