import { useEffect, useLayoutEffect } from 'react';
import { keysOf, readJson, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { createTabChannel } from '@/api/storage/tabChannel';
import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import { warnBeforeUnload } from '@/ui/feedback/useBeforeUnloadWarning';
import type { ConfirmOptions } from '../layout/AdminDialogs';
import type { AdminThunk } from '../store/adminState';
import { useAdminDispatch, useAdminStore } from '../store/hooks';
import {
  formClosed,
  inputDropped,
  inputsRestored,
  inputTyped,
  pendingPicturesChanged,
  selectAsksBeforeClosing,
  selectInputs,
  selectPageInputs,
  type PageInputs,
  type UnsavedInput,
  type UnsavedInputs,
} from '../store/unsavedSlice';

// See docs/behaviour/forms.md.

export const LEAVE_CONFIRMATION: ConfirmOptions = {
  title: 'Leave without saving?',
  text: 'Your changes on this page are not saved yet.',
  verb: 'Leave',
  keepsWork: true,
};

const PREFIX = 'adminForm:';
const CHANNEL = 'slate-typed';

/** Time in ms for which changes are gathered before they are written. */
const GATHER_MS = 200;

/** Distinguishes the input of this tab from that of others. */
const TAB = crypto.randomUUID();

/** The input of a tab that previews show, or the request of a preview for it. */
type Message = { from: string; inputs: PageInputs } | { asks: true };

/** Returns the input of this tab before a reload or a sign-in. Entries that cannot be read are left out. */
function storedInputs(): UnsavedInputs {
  const keys = keysOf('session').filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(
    keys.flatMap((key): [string, UnsavedInput][] => {
      const json = withoutHostileKeys(readJson('session', key), () => undefined);
      if (!isJsonObject(json) || typeof json.id !== 'string' || !isJsonObject(json.values))
        return [];
      const { id, values, start } = json;
      return [[key.slice(PREFIX.length), { id, values, ...(isJsonObject(start) && { start }) }]];
    }),
  );
}

function writeChanges(before: UnsavedInputs, now: UnsavedInputs): void {
  for (const form of Object.keys({ ...before, ...now })) {
    const input = now[form];
    if (!input) removeEntry('session', PREFIX + form);
    else if (input !== before[form])
      writeEntry('session', PREFIX + form, JSON.stringify({ ...input, asksOn: undefined }));
  }
}

/** Restores the input of this tab and keeps it in session storage. Closing the page asks. Called once for a store. */
export function keepUnsavedInput(): AdminThunk<void> {
  return (dispatch, getState, { startListening }) => {
    dispatch(inputsRestored(storedInputs()));
    let written = selectInputs(getState());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      writeChanges(written, selectInputs(getState()));
      written = selectInputs(getState());
    };
    const { post, subscribe } = createTabChannel<Message>(CHANNEL);
    let shown: PageInputs = {};
    const show = (inputs: PageInputs) => {
      if (Object.keys({ ...shown, ...inputs }).length > 0) post({ from: TAB, inputs });
      shown = inputs;
    };
    startListening({
      predicate: (_action, now, before) => selectInputs(now) !== selectInputs(before),
      effect: () => {
        timer ??= setTimeout(write, GATHER_MS);
        show(selectPageInputs(getState()));
      },
    });
    subscribe((message) => {
      if ('asks' in message) show(selectPageInputs(getState()));
    });
    warnBeforeUnload(() => selectAsksBeforeClosing(getState()));
    window.addEventListener('pagehide', () => {
      write();
      show({});
    });
  };
}

/** Includes all tabs and earlier input. Returns an unsubscribe function. */
export function subscribeToPageInputs(listener: (inputs: PageInputs) => void): () => void {
  const { post, subscribe, close } = createTabChannel<Message>(CHANNEL);
  const byTab = new Map<string, PageInputs>();
  subscribe((message) => {
    if (!('from' in message)) return;
    byTab.set(message.from, message.inputs);
    listener(Object.assign({}, ...byTab.values()) as PageInputs);
  });
  post({ asks: true });
  return close;
}

/** Keeps the input of a form through a reload. `form` is unique on the page; `input` is JSON, or null for none. */
export function useUnsavedInput(form: string, input: UnsavedInput | null): void {
  const dispatch = useAdminDispatch();
  const store = useAdminStore();
  const text = input ? JSON.stringify(input) : '';
  // A layout effect, so that the page can be left without a question as soon as it shows that it can.
  useLayoutEffect(() => {
    // The values of the form itself must not be frozen by the store.
    if (text !== '') dispatch(inputTyped({ form, input: JSON.parse(text) as UnsavedInput }));
    else if (selectInputs(store.getState())[form]) dispatch(inputDropped(form));
  }, [dispatch, store, form, text]);
  useLayoutEffect(
    () => () => {
      if (selectInputs(store.getState())[form]) dispatch(formClosed(form));
    },
    [dispatch, store, form],
  );
}

/** Makes forms wait while a picture is being processed. Otherwise they could be saved or left without it. */
export function usePendingPicture(isPending: boolean): void {
  const dispatch = useAdminDispatch();
  useEffect(() => {
    if (!isPending) return undefined;
    dispatch(pendingPicturesChanged(1));
    return () => void dispatch(pendingPicturesChanged(-1));
  }, [dispatch, isPending]);
}
