import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatProductCount } from '@/domain/text/formatNumber';
import {
  favoritesReplaced,
  selectFavoriteList,
  selectIsFavoritesLoaded,
} from '@/features/favorites';
import { noticeShown } from '@/features/notices';
import { SharedListPrompt, type SharedProducts } from './SharedListPrompt';
import type { ProductsQuery } from './useProducts';

const idsOf = (shared: SharedProducts): string[] => shared.map(({ product }) => product.id);

interface SharedFavoritesProps {
  query: ProductsQuery;
  loading: ReactNode;
}

/** Opens shared favourites: `/favorites?items=<slug>,…`. */
export default function SharedFavorites({ query, loading }: SharedFavoritesProps) {
  const dispatch = useDispatch();
  const isLoaded = useSelector(selectIsFavoritesLoaded);
  const ids = useSelector(selectFavoriteList);
  const newIn = (shared: SharedProducts) => idsOf(shared).filter((id) => !ids.includes(id));

  const change = (next: string[], message: string) => {
    dispatch(favoritesReplaced(next));
    const action = ids.length > 0 && { label: 'Undo', dispatches: favoritesReplaced(ids) };
    dispatch(noticeShown({ message, type: 'success', ...(action && { action }) }));
  };
  return (
    <SharedListPrompt
      noun="favorites"
      query={query}
      loading={ids.length === 0 ? loading : null}
      nothingNew="You already have all of the shared favorites."
      compare={(shared) => {
        if (!isLoaded) return 'not read yet';
        if (ids.length === 0) return 'empty';
        return newIn(shared).length === 0 ? 'nothing new' : 'another';
      }}
      onFill={(shared) =>
        change(idsOf(shared), `Shared favorites added: ${formatProductCount(shared.length)}.`)
      }
      question={{
        title: 'Add the shared favorites?',
        text: (shared) =>
          `The link contains ${formatProductCount(shared.length)}, ${newIn(shared).length} of them not yet in your favorites.`,
        answers: [
          {
            label: 'Add to favorites',
            onChoose: (shared) =>
              change([...ids, ...newIn(shared)], 'The shared favorites were added to yours.'),
          },
          {
            label: 'Replace favorites',
            onChoose: (shared) =>
              change(idsOf(shared), 'Your favorites were replaced by the shared ones.'),
          },
        ],
      }}
    />
  );
}
