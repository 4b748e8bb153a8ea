import { useState } from 'react';
import { useProductContentsQuery } from '@/api/content/contentApi';
import type { CartItem } from '@/domain/cart/cart';
import { useItemPrice } from './useEstimate';

export default function ItemDetails({ item }: { item: CartItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const price = useItemPrice(item);
  const { data: contents = {} } = useProductContentsQuery();
  const included = Object.hasOwn(contents, item.id) ? (contents[item.id] ?? []) : [];
  return (
    <>
      <p className="price" translate="no">
        {price}
      </p>
      {included.length > 0 && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>What comes with it</summary>
          {/* Not among the items of the list while it is closed. */}
          {isOpen && (
            <ul>
              {included.map((part, index) => (
                <li key={`${index}-${part}`}>{part}</li>
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  );
}
