import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productIndexQuery } from '@/api/content/products';
import type { CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import type { ProductSummary } from '@/domain/product/product';
import { formatSharedItems } from '@/domain/cart/sharedItems';
import { selectItems } from '@/features/cart';
import { noticeShown } from '@/features/notices';
import { ShareActions } from '@/ui/navigation/ShareActions';
import { omittedItemsMessage, listWhatsappLink, listShareRequest } from './listShareLink';

const WORDS = { title: 'Booking cart', text: 'The equipment I would like to book:' };

/** ms a press waits for slugs: browsers share only soon after it. Ids make a link that works too. */
const SLUGS_WAIT_MS = 1500;

/** The cart knows ids; the link is to be read by people. */
function shareTextOf(items: readonly CartItem[], products: readonly ProductSummary[]) {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]));
  return formatSharedItems(
    items.map(({ id, quantity }) => ({ slug: slugs.get(id) ?? id, quantity })),
  );
}

/** Sends the cart to somebody: the link rebuilds it. */
export default function CartShare() {
  const dispatch = useDispatch();
  const items = useSelector(selectItems);
  const [load, { data: products = [] }] = productIndexQuery.useLazyQuery();
  const [isWanted, setIsWanted] = useState(false);

  // The slugs are fetched when the visitor reaches for the buttons, not for everyone with a cart.
  const handleNear = () => {
    if (!isWanted) void load(undefined, true);
    setIsWanted(true);
  };
  const prepare = async () => {
    const known = await Promise.race([
      load(undefined, true).then(({ data = [] }) => data),
      new Promise<ProductSummary[]>((pass) => setTimeout(() => pass([]), SLUGS_WAIT_MS)),
    ]);
    const text = shareTextOf(items, known);
    const message = omittedItemsMessage(text);
    if (message) dispatch(noticeShown({ message, type: 'warning' }));
    return listShareRequest(PATHS.cart, text, WORDS);
  };
  return (
    <div onPointerEnter={handleNear} onFocus={handleNear}>
      <ShareActions
        label="Share Cart"
        linkLabel="Link to this cart"
        prepare={prepare}
        whatsappHref={listWhatsappLink(listShareRequest(PATHS.cart, shareTextOf(items, products), WORDS))}
        onCopied={() =>
          dispatch(noticeShown({ message: 'Link to your cart copied.', type: 'success' }))
        }
      />
    </div>
  );
}
