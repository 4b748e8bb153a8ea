import { checkContent } from './checkContent';
import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import type { ContentFiles } from '../files';
import { readContent } from '../readContent';
import { amountOf, formatMoney } from '../../rental/money';
import { PRICE_ON_REQUEST, priceNumber } from '../../text/price';
import { warningAt, type Problem } from '../../record/problem';

/** A price that changes by this factor is probably a typing error. */
const PRICE_JUMP = 10;

const NAMELESS = /^\s*$|^(?:untitled|unnamed) (?:product|project|service)$/i;

/** An image is described by the name of its record. Without one, screen readers cannot announce it. */
function checkAlternatives({ home, about, products, projects }: Content): Problem[] {
  const named = (file: string, path: string, image: string, name: string) =>
    image.trim() && NAMELESS.test(name)
      ? [
          warningAt(
            file,
            path,
            'The image has no descriptive name, so it has no alternative text. Enter a name.',
          ),
        ]
      : [];
  return [
    ...home.testimonials.cards.flatMap(({ image, name }, index) =>
      named(FILES.home, `testimonials.cards[${index}].name`, image, name),
    ),
    ...about.cards.flatMap(({ image, title }, index) =>
      named(FILES.about, `cards[${index}].title`, image, title),
    ),
    ...products.flatMap(({ id, image, name }) =>
      named(FILES.products, `"${id}".name`, image, name),
    ),
    ...projects.flatMap(({ id, image, title }) =>
      named(FILES.projects, `"${id}".title`, image, title),
    ),
  ];
}

type Priced = Pick<Content['products'][number], 'name' | 'price' | 'originalPrice' | 'dailyRate'>;

const isJump = (before: number, now: number) => Math.max(now / before, before / now) >= PRICE_JUMP;

function priceWarning({ name, price, originalPrice }: Priced, before?: Priced): string | undefined {
  if (price === undefined || price === PRICE_ON_REQUEST) return undefined;
  const amount = priceNumber(price);
  if (amount === null) return `The price of “${name}” contains no number: “${price}”.`;
  if (amount <= 0 || (typeof price === 'string' && price.trim().startsWith('-')))
    return `The price of “${name}” is not above zero: “${price}”.`;
  const was = priceNumber(originalPrice);
  if (was !== null && was < amount)
    return `The price of “${name}” is higher than its original price.`;
  const published = before && priceNumber(before.price);
  if (published && isJump(published, amount))
    return `The price of “${name}” changes from ${before.price} to ${price}. Check that this is correct.`;
  return undefined;
}

function rateWarning({ name, dailyRate: now }: Priced, before?: Priced): string | undefined {
  const was = before?.dailyRate;
  if (!now || !was || !isJump(was, now)) return undefined;
  const shown = (rate: number) => formatMoney(amountOf(rate));
  return `The daily rate of “${name}” changes from ${shown(was)} to ${shown(now)}. Check that this is correct.`;
}

function checkPrices(next: Content, published: Content): Problem[] {
  const before = new Map(published.products.map((product) => [product.id, product]));
  return next.products.flatMap((product) => {
    const live = before.get(product.id);
    const found = { price: priceWarning(product, live), dailyRate: rateWarning(product, live) };
    return Object.entries(found).flatMap(([field, message]) =>
      message === undefined ? [] : [warningAt(FILES.products, `"${product.id}".${field}`, message)],
    );
  });
}

/** Names records that the publication deletes, which the check of the build knows by their IDs only. */
function withNames(problem: Problem, { products, projects }: Content): Problem {
  const names = new Map([
    ...products.map(({ id, name }) => [id, name] as const),
    ...projects.map(({ id, title }) => [id, title] as const),
  ]);
  const message = problem.message.replace(/with the id "(.*?)"/, (text, id: string) => {
    const name = names.get(id)?.trim();
    return name ? `“${name}” any more` : text;
  });
  return { ...problem, message };
}

export interface PublishProblems {
  errors: Problem[];
  warnings: Problem[];
  /** Warnings that also apply to the published content. */
  known: Problem[];
}

/** Runs the check of the build, and reports what only the administrator can judge. Never throws for JSON values. */
export function checkPublication(
  files: ContentFiles,
  live: { content: Content; files: ContentFiles },
  hasPicture: (path: string) => boolean,
): PublishProblems {
  const check = (checked: ContentFiles, content: Content) => [
    ...checkContent(checked, hasPicture),
    ...checkAlternatives(content),
    ...checkPrices(content, live.content),
  ];
  const found = check(files, readContent(files).content);
  const textOf = ({ file, path, message }: Problem) => `${file} ${path} ${message}`;
  const old = new Set(check(live.files, live.content).map(textOf));
  const warnings = found.filter(({ level }) => level === 'warning');
  return {
    errors: found.filter(({ level }) => level === 'error'),
    warnings: warnings
      .filter((problem) => !old.has(textOf(problem)))
      .map((problem) => withNames(problem, live.content)),
    known: warnings.filter((problem) => old.has(textOf(problem))),
  };
}
