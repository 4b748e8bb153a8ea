import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

const TOAST_MS = 5000;

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  id: string;
  message: string;
  type: NoticeType;
  /** Time in ms until it disappears. */
  duration: number;
  action?: { label: string; dispatches?: UnknownAction; to?: string };
}

/** Data of a new toast. By default the type is info and the duration 5 s. */
export type NoticeInput = Pick<Notice, 'message'> & Partial<Omit<Notice, 'id'>>;

/** Maximum number of toasts shown at the same time. The oldest is removed first. */
const MAX_NOTICES = 3;

interface NoticesState {
  notices: Notice[];
  banner: string | null;
}

const initialState: NoticesState = { notices: [], banner: null };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: ({ type = 'info', duration = TOAST_MS, ...request }: NoticeInput) => ({
        payload: { ...request, type, duration, id: nanoid() } satisfies Notice,
      }),
      reducer(state, { payload }: PayloadAction<Notice>) {
        const others = state.notices.filter(({ message }) => message !== payload.message);
        state.notices = [...others, payload].slice(-MAX_NOTICES);
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
