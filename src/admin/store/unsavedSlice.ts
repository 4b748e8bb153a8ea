import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Input that was typed into a form and is not stored with its record. */
export interface UnsavedInput {
  /** Id of the edited record, '' for a new one. */
  id: string;
  /** As they were typed. After a reload they are unvalidated: the form checks them. */
  values: Record<string, unknown>;
  /** The stored values over which they were typed. */
  start?: Record<string, unknown>;
  /**
   * What asks for confirmation while the form is on the page: `leaving` the page, or only `closing` or reloading it, where
   * the input saves itself. Missing once the form is gone; the input then comes back with it.
   */
  asksOn?: 'leaving' | 'closing';
}

/** By the name of the form, the key in session storage. */
export type UnsavedInputs = Readonly<Record<string, UnsavedInput>>;

interface UnsavedState {
  inputs: Record<string, UnsavedInput>;
  /** Number of pictures that are being processed. Forms wait for them. */
  pendingPictures: number;
}

const initialState: UnsavedState = { inputs: {}, pendingPictures: 0 };

/** The unsaved input of all forms of the back office. `forms/unsavedInput.ts` keeps it in session storage. */
export const unsavedSlice = createSlice({
  name: 'unsaved',
  initialState,
  reducers: {
    inputsRestored(state, { payload }: PayloadAction<UnsavedInputs>) {
      Object.assign(state.inputs, payload);
    },
    inputTyped(
      state,
      { payload: { form, input } }: PayloadAction<{ form: string; input: UnsavedInput }>,
    ) {
      state.inputs[form] = input;
    },
    /** The input was stored with its record, or discarded. */
    inputDropped(state, { payload: form }: PayloadAction<string>) {
      delete state.inputs[form];
    },
    formClosed(state, { payload: form }: PayloadAction<string>) {
      delete state.inputs[form]?.asksOn;
    },
    /** The processing of a picture has begun (1) or ended (-1). */
    pendingPicturesChanged(state, { payload }: PayloadAction<1 | -1>) {
      state.pendingPictures += payload;
    },
  },
});

export const { inputsRestored, inputTyped, inputDropped, formClosed, pendingPicturesChanged } =
  unsavedSlice.actions;

/** Before the back office has started, the state has no input. */
type State = { unsaved?: UnsavedState };

export const selectInputs = ({ unsaved = initialState }: State): UnsavedInputs => unsaved.inputs;

export const selectArePicturesPending = ({ unsaved = initialState }: State): boolean =>
  unsaved.pendingPictures > 0;

/** Whether leaving the page would lose input. */
export const selectHasUnsavedChanges = (state: State): boolean =>
  selectArePicturesPending(state) ||
  Object.values(selectInputs(state)).some(({ asksOn }) => asksOn === 'leaving');

/** Whether closing or reloading the page would lose input. */
export const selectAsksBeforeClosing = (state: State): boolean =>
  selectArePicturesPending(state) ||
  Object.values(selectInputs(state)).some(({ asksOn }) => asksOn !== undefined);

export const selectHasOpenInput = (state: State, form: string): boolean =>
  selectArePicturesPending(state) || selectInputs(state)[form]?.asksOn !== undefined;

/** The forms whose input previews show while it is typed. */
export const PAGE_FORMS = [
  'home-page',
  'about-page',
  'about-section',
  'services-header',
  'site',
] as const;

export type PageForm = (typeof PAGE_FORMS)[number];

export type PageInputs = Partial<Record<PageForm, UnsavedInput>>;

export function selectPageInputs(state: State): PageInputs {
  const inputs = selectInputs(state);
  const open = PAGE_FORMS.filter((form) => inputs[form]?.asksOn !== undefined);
  return Object.fromEntries(open.map((form) => [form, inputs[form]]));
}
