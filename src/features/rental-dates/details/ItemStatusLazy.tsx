import { shortageText } from '@/domain/availability/status';
import { StatusLabel } from '../view/ProductStatusLazy';
import { useProductStatus, useStock } from '../view/useProductStatus';

export interface RequestedItem {
  id: string;
  quantity: number;
}

/** Without rental dates only the stock counts. */
export default function ItemStatusLazy({ item: { id, quantity } }: { item: RequestedItem }) {
  const status = useProductStatus({ id });
  const stock = useStock({ id });
  const shortage = status
    ? shortageText(quantity, status.available)
    : stock !== undefined && shortageText(quantity, stock, 'in stock');
  return (
    <>
      {status && !shortage && <StatusLabel status={status} />}
      {shortage && <p>{shortage}</p>}
    </>
  );
}
