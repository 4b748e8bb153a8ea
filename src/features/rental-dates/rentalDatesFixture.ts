import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { contentApi } from '@/api/content/contentApi';
import { depsOf } from '@/api/content/contentStoreFixture';
import { rentalDatesSlice } from './rentalDatesSlice';

export function rentalDatesStore(files: Record<string, unknown>) {
  const extraArgument = depsOf(files);
  return configureStore({
    reducer: combineReducers({
      [contentApi.reducerPath]: contentApi.reducer,
      [rentalDatesSlice.reducerPath]: rentalDatesSlice.reducer,
    }),
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(contentApi.middleware),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}
