import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { TOAST_MS } from '@/domain/text/limits';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** One toast: a message, how long it stays, and at most one thing to do about it. */
export interface Notice {
  id: string;
  message: string;
  type: NoticeType;
  /** ms until it goes by itself. */
  duration: number;
  /** A button that dispatches an action (Undo), or a link to a page of the site. */
  action?: { label: string; dispatches?: UnknownAction; to?: string };
}

/** What a caller says; the rest has defaults (public-site.md §2: info, 5 s). */
export type NoticeRequest = Pick<Notice, 'message'> & Partial<Omit<Notice, 'id'>>;

/** More toasts than this at once would hide the page; the oldest goes first. */
const MAX_AT_ONCE = 3;

interface NoticesState {
  notices: Notice[];
  /** A lasting message about this browser's storage, until it is dismissed. */
  banner: string | null;
}

const initialState: NoticesState = { notices: [], banner: null };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (request: NoticeRequest) => ({
        payload: { type: 'info', duration: TOAST_MS, ...request, id: nanoid() } satisfies Notice,
      }),
      reducer(state, { payload }: PayloadAction<Notice>) {
        const others = state.notices.filter(({ message }) => message !== payload.message);
        state.notices = [...others, payload].slice(-MAX_AT_ONCE);
      },
    },
    noticeDismissed(state, { payload }: PayloadAction<string>) {
      state.notices = state.notices.filter(({ id }) => id !== payload);
    },
    bannerShown(state, { payload }: PayloadAction<string>) {
      state.banner = payload;
    },
    bannerDismissed(state) {
      state.banner = null;
    },
  },
  selectors: {
    selectNotices: (state) => state.notices,
    selectBanner: (state) => state.banner,
  },
});

export const { noticeShown, noticeDismissed, bannerShown, bannerDismissed } = noticesSlice.actions;
export const { selectNotices, selectBanner } = noticesSlice.selectors;
