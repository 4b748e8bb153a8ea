import {
  canShareDays,
  holdsByProduct,
  partLoads,
  withSharedDays,
} from '../../availability/availability';
import type { CheckedHold } from '../../availability/schema';
import { formatDay } from '../../availability/dayTexts';
import type { Content } from '../contentModel';
import { FILES } from '../../links/contentPaths';
import { isTimestamp } from '../../text/time';
import type { Product } from '../../product/schema';
import { warningAt, type Problem } from '../../record/problem';

function checkTime({ holds, availability: { updatedAt } }: Content): Problem[] {
  if (isTimestamp(updatedAt) || (holds.length === 0 && updatedAt === '')) return [];
  const message = `The file has no valid time of publication, so visitors see no availability. Publish availability.`;
  return [warningAt(FILES.availability, 'updatedAt', message)];
}

/** Each hold can fit and their sum not. The highest load of a product is on the first day of one of its holds. */
function checkLoads(
  holds: readonly CheckedHold[],
  products: ReadonlyMap<string, Product>,
): Problem[] {
  return [...holdsByProduct(holds)].flatMap(([productId, own]) => {
    const { name = productId, stock } = products.get(productId) ?? {};
    if (typeof stock !== 'number' || own.some(({ quantity }) => quantity > stock)) return [];
    const over = own
      .map(({ id, from }) => ({ id, from, held: Math.max(...partLoads(own, { from, to: from })) }))
      .find(({ held }) => held > stock);
    if (!over) return [];
    const message = `On ${formatDay(over.from)}, ${over.held} units of “${name}” are held, but the stock is ${stock}. Correct the holds or the stock.`;
    return [warningAt(FILES.availability, `"${over.id}".quantity`, message)];
  });
}

export function checkHolds(content: Content): Problem[] {
  const { holds } = content;
  const products = new Map(content.products.map((product) => [product.id, product]));
  const warn = (path: string, message: string) => warningAt(FILES.availability, path, message);
  const problems = holds.flatMap(({ id, productId, quantity }) => {
    const product = products.get(productId);
    if (!product)
      return [
        warn(
          `"${id}".productId`,
          `There is no product with the id "${productId}". Remove the hold.`,
        ),
      ];
    const { name, stock } = product;
    if (stock === 'unknown' || quantity <= stock) return [];
    const message = `The hold is for ${quantity}, but the stock of “${name}” is ${stock}. Correct the hold or the stock.`;
    return [warn(`"${id}".quantity`, message)];
  });
  return [
    ...checkTime(content),
    ...problems,
    ...checkLoads(withSharedDays(holds, canShareDays(content.rental)), products),
  ];
}
