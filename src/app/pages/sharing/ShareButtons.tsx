import { useDispatch, useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import { cartItemOf, type CartItem } from '@/domain/cart/cart';
import { PATHS, productPath } from '@/domain/links/paths';
import { estimateText } from '@/domain/prices/estimate';
import type { ProductListItem } from '@/domain/product/productListItem';
import { formatSharedItems } from '@/domain/cart/sharedItems';
import { AskOnWhatsApp } from '@/features/booking/ask';
import { selectItems } from '@/features/cart';
import { noticeShown } from '@/features/notices';
import { selectRentalDates } from '@/features/rental-dates';
import { useEstimateTerms } from '@/features/rental-dates/estimates';
import { useCompanyContacts } from '@/features/settings';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { useEstimate } from '../requested/useEstimate';
import { useMissingNeeds } from '../requested/RequestedParts';
import { omittedItemsMessage, listShareRequest } from './listShareLink';

const SHARE_TEXTS = { title: 'Booking cart', text: 'The equipment I would like to book:' };

/** Longest wait for slugs in ms: browsers allow sharing only shortly after a click. Links with IDs work too. */
const SLUGS_WAIT_MS = 1500;

/** Returns the text to share. The cart stores IDs, and slugs make the link readable. */
function shareTextOf(items: readonly CartItem[], products: readonly ProductListItem[]) {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
  return formatSharedItems(
    items.map(({ id, quantity }) => ({ slug: slugs.get(id) ?? id, quantity })),
  );
}

export function CartShare() {
  const dispatch = useDispatch();
  const items = useSelector(selectItems);
  const dates = useSelector(selectRentalDates);
  const [load] = contentApi.endpoints.productList.useLazyQuery();

  const prepare = async () => {
    const loaded = await Promise.race([
      load(undefined, true).then(({ data = [] }) => data),
      new Promise<ProductListItem[]>((resolve) => setTimeout(() => resolve([]), SLUGS_WAIT_MS)),
    ]);
    const text = shareTextOf(items, loaded);
    const message = omittedItemsMessage(text);
    if (message) dispatch(noticeShown({ message, type: 'warning' }));
    return listShareRequest(PATHS.cart, text, SHARE_TEXTS, dates);
  };
  return (
    <ShareActions
      label="Share list"
      linkLabel="Link to this cart"
      prepare={prepare}
      onCopied={() =>
        dispatch(noticeShown({ message: 'Link to your cart copied.', type: 'success' }))
      }
    />
  );
}

export function CartAsk() {
  const items = useSelector(selectItems);
  const estimate = useEstimate(items);
  const needs = useMissingNeeds(items).map(({ name }) => name);
  return (
    <AskOnWhatsApp
      items={items}
      dates={useSelector(selectRentalDates)}
      extras={{ estimate, needs }}
      company={useCompanyContacts()}
    />
  );
}

export interface ProductShareProps {
  product: ProductListItem;
}

export function ProductShare({ product }: ProductShareProps) {
  const dispatch = useDispatch();
  const terms = useEstimateTerms();
  const { name: title, dailyRate } = product;
  const estimate = terms && estimateText([{ quantity: 1, dailyRate }], terms);
  const url = new URL(productPath(product), window.location.href).href;
  return (
    <ShareActions
      label="Share"
      linkLabel="Link to this product"
      prepare={() => ({ title, url })}
      onCopied={() => dispatch(noticeShown({ message: 'Link copied.', type: 'success' }))}
    >
      <AskOnWhatsApp
        items={[cartItemOf(product)]}
        dates={useSelector(selectRentalDates)}
        extras={{ estimate, needs: [] }}
        company={useCompanyContacts()}
      />
    </ShareActions>
  );
}
