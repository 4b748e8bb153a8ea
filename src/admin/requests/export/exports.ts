import { toDateInput } from '@/domain/text/dateInput';
import { noticeShown } from '@/features/notices';
import { downloadText } from '@/ui/files/download';
import { selectCharging } from '../store/stockSelectors';
import type { RequestsRootState, RequestsThunk } from '../store/storeTypes';
import { selectRequests } from '../store/selectors';
import { writeCalendarFile } from './calendarFile';
import { writeRequestsCsv } from './requestsCsv';

const today = () => toDateInput(new Date());

/** Runs a download, and says why there is none. @param work returns a message if there is nothing to download */
function downloaded(
  work: (state: RequestsRootState) => Promise<string | undefined>,
  failed: string,
): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      const message = await work(getState());
      if (message) dispatch(noticeShown({ message, type: 'info' }));
    } catch {
      dispatch(noticeShown({ message: failed, type: 'error' }));
    }
  };
}

/** Downloads all requests as CSV. */
export const exportCsv = () =>
  downloaded(async (state) => {
    const text = await writeRequestsCsv(selectRequests(state), selectCharging(state));
    downloadText(`requests-${today()}.csv`, text);
    return undefined;
  }, 'The requests could not be exported. Please try again.');

/** Downloads the pick-ups and returns as an iCalendar file. */
export const exportCalendar = () =>
  downloaded(async (state) => {
    const text = await writeCalendarFile(selectRequests(state));
    if (text === undefined) return 'There are no confirmed pick-ups or returns.';
    downloadText(`rentals-${today()}.ics`, text, 'text/calendar;charset=utf-8');
    return undefined;
  }, 'The calendar file could not be created. Please try again.');
