import { useProductListQuery, useRentalTermsQuery } from '@/api/content/contentApi';
import { notFreeText } from '@/domain/availability/status';
import { isNameOnly, type CartItem } from '@/domain/cart/cart';
import { estimateText, totalEstimateText } from '@/domain/prices/estimate';
import { priceText, QUOTE_CONFIRMS } from '@/domain/prices/priceTexts';
import type { ProductListItem } from '@/domain/product/productListItem';
import { useEstimateTerms, useListedStatus } from '@/features/rental-dates/estimates';

const GONE = 'No longer in our store: we will suggest an alternative';

const maps = new WeakMap<readonly ProductListItem[], Map<string, ProductListItem>>();

function productsById(list: readonly ProductListItem[]): Map<string, ProductListItem> {
  const known = maps.get(list) ?? new Map(list.map((product) => [product.id, product]));
  maps.set(list, known);
  return known;
}

const useListed = () =>
  useProductListQuery(undefined, {
    selectFromResult: ({ data }) => ({ listed: data && productsById(data) }),
  }).listed;

/** Returns the estimate on the rental dates, with what is not available. Undefined without dates or rates. */
export function useEstimate(items: readonly CartItem[], area = ''): string | undefined {
  const listed = useListed();
  const terms = useEstimateTerms();
  const { data } = useRentalTermsQuery(undefined, { skip: area === '' });
  const statusIn = useListedStatus();
  if (!terms || !listed) return undefined;
  const lines = items.map(({ id, quantity }) => {
    const product = listed.get(id);
    const available = product && statusIn?.(product)?.available;
    return { quantity, dailyRate: product?.dailyRate, available };
  });
  const delivery = data?.deliveryAreas.find(({ name }) => name === area)?.fee;
  const text = totalEstimateText(lines, { ...terms, delivery });
  return text && `${text}${notFreeText(lines)}`;
}

/** Returns the estimate of an item, the text of its price, or that it is gone. Undefined until it is known. */
export function useItemPrice(item: CartItem): string | undefined {
  const listed = useListed();
  const product = listed?.get(item.id);
  const terms = useEstimateTerms();
  const { quantity } = item;
  const estimate = terms && estimateText([{ quantity, dailyRate: product?.dailyRate }], terms);
  if (listed && !product && !isNameOnly(item)) return GONE;
  if (estimate) return `${estimate}. ${QUOTE_CONFIRMS}`;
  return product && priceText(product);
}
