import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The forms with unsaved edits. */
interface FormsState {
  /** Names of the forms, which are unique among the forms of a page. */
  dirty: string[];
}

const initialState: FormsState = { dirty: [] };

export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formDirtyChanged(
      state,
      { payload: { name, isDirty } }: PayloadAction<{ name: string; isDirty: boolean }>,
    ) {
      const others = state.dirty.filter((other) => other !== name);
      state.dirty = isDirty ? [...others, name] : others;
    },
  },
});

export const { formDirtyChanged } = formsSlice.actions;

/**
 * Whether any form on the page has unsaved edits. Before the back office has started, the state has
 * no forms.
 */
export const selectHasUnsavedChanges = ({ forms }: { forms?: FormsState }): boolean =>
  forms !== undefined && forms.dirty.length > 0;
