import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import type { ProductListItem } from '@/domain/product/productList';
import { formatSharedItems } from '@/domain/cart/sharedItems';
import { selectItems } from '@/features/cart';
import { noticeShown } from '@/features/notices';
import { selectRentalDates } from '@/features/rental-dates';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { omittedItemsMessage, listWhatsappLink, listShareRequest } from './listShareLink';

const SHARE_TEXTS = { title: 'Booking cart', text: 'The equipment I would like to book:' };

/**
 * Maximum wait in ms for slugs after a click, because browsers only allow sharing shortly after it.
 * Links with IDs work too.
 */
const SLUGS_WAIT_MS = 1500;

/** Returns the text to share. The cart stores IDs, and slugs make the link readable. */
function shareTextOf(items: readonly CartItem[], products: readonly ProductListItem[]) {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
  return formatSharedItems(
    items.map(({ id, quantity }) => ({ slug: slugs.get(id) ?? id, quantity })),
  );
}

/** Buttons for sharing a link that recreates the cart and the rental dates. */
export default function CartShare() {
  const dispatch = useDispatch();
  const items = useSelector(selectItems);
  const dates = useSelector(selectRentalDates);
  const [load, { data: products = [] }] = contentApi.endpoints.productList.useLazyQuery();
  const [isRequested, setIsRequested] = useState(false);

  // Slugs are loaded when the visitor approaches the buttons, not for every cart.
  const handleNear = () => {
    if (!isRequested) void load(undefined, true);
    setIsRequested(true);
  };
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
    <div onPointerEnter={handleNear} onFocus={handleNear}>
      <ShareActions
        label="Share Cart"
        linkLabel="Link to this cart"
        prepare={prepare}
        whatsappHref={listWhatsappLink(
          listShareRequest(PATHS.cart, shareTextOf(items, products), SHARE_TEXTS, dates),
        )}
        onCopied={() =>
          dispatch(noticeShown({ message: 'Link to your cart copied.', type: 'success' }))
        }
      />
    </div>
  );
}
