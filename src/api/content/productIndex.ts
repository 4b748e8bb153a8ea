import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ProductSummary } from '@/domain/product';
import type { ContentTools } from './contentApi';
import { useProductIndexQuery } from './products';

/** All products as lists know them. */
export interface ProductIndex {
  /** Undefined until it is there. */
  products: ProductSummary[] | undefined;
  isError: boolean;
  /** Asks for it again. */
  retry: () => void;
}

/** Reads the product index as soon as the part that asks for it is on the screen. */
export function useProductIndex(): ProductIndex {
  const { data, isError, refetch } = useProductIndexQuery();
  const dispatch = useDispatch<ThunkDispatch<unknown, ContentTools, UnknownAction>>();
  return {
    products: data,
    isError,
    retry() {
      // A file that could be read, but not understood, is asked for anew as well.
      dispatch((_dispatch, _getState, { source }) => source.forget());
      void refetch();
    },
  };
}
