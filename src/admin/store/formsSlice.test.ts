import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { formDirtyChanged, formsSlice, selectHasUnsavedChanges } from './formsSlice';

it('There are unsaved changes until every form that reported some has reported none', () => {
  const store = configureStore({ reducer: { forms: formsSlice.reducer } });
  const hasUnsavedChanges = () => selectHasUnsavedChanges(store.getState());
  const report = (name: string, isDirty: boolean) =>
    store.dispatch(formDirtyChanged({ name, isDirty }));
  expect(hasUnsavedChanges()).toBe(false);
  report('a', true);
  report('a', true);
  report('b', true);
  report('a', false);
  expect(hasUnsavedChanges()).toBe(true);
  report('b', false);
  report('b', false);
  expect(hasUnsavedChanges()).toBe(false);
});

it('There are no unsaved changes before the back office has been opened', () => {
  expect(selectHasUnsavedChanges({})).toBe(false);
});
