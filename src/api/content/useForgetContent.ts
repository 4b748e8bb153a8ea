import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ContentTools } from './contentApi';

/** How to make the next read ask for its files again: what Try Again does first. */
export function useForgetContent(): () => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, ContentTools, UnknownAction>>();
  return () => {
    dispatch((_dispatch, _getState, { source }) => source.forget());
  };
}
