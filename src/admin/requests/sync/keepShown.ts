import { noticeShown } from '@/features/notices';
import type { RequestsThunk } from '../store/storeTypes';
import { runDesk, syncNow, updateCopyState } from './copyState';

/** Keeps the shown values of fields that were changed on two devices. @param key that of their record */
export function keepShown(key: string, fields: readonly string[]): RequestsThunk<Promise<void>> {
  return async (dispatch) => {
    for (const field of fields) {
      const failure = await runDesk('settle', key, field);
      if (!failure) continue;
      updateCopyState({ failure });
      const message = 'The choice could not be saved. The line above the page says why.';
      dispatch(noticeShown({ message, type: 'error' }));
      return;
    }
    await syncNow();
  };
}
