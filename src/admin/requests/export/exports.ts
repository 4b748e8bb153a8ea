import { toDateInput } from '@/domain/text/dateInput';
import { noticeShown } from '@/features/notices';
import { downloadText } from '@/ui/files/download';
import { selectCharging } from '../store/chargingSelectors';
import type { RequestsThunk } from '../store/storeTypes';
import { selectRequests } from '../store/selectors';
import { writeCalendarFile } from './calendarFile';
import { writeRequestsCsv } from './requestsCsv';

const today = () => toDateInput(new Date());

/** Downloads all requests as CSV. */
export function exportCsv(): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      const text = await writeRequestsCsv(selectRequests(getState()), selectCharging(getState()));
      downloadText(`requests-${today()}.csv`, text);
    } catch {
      const message = 'The requests could not be exported. Please try again.';
      dispatch(noticeShown({ message, type: 'error' }));
    }
  };
}

/** Downloads the pick-ups and returns as an iCalendar file. */
export function exportCalendar(): RequestsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      const text = await writeCalendarFile(selectRequests(getState()));
      if (text !== undefined) {
        downloadText(`rentals-${today()}.ics`, text, 'text/calendar;charset=utf-8');
        return;
      }
      const message = 'There are no confirmed pick-ups or returns.';
      dispatch(noticeShown({ message, type: 'info' }));
    } catch {
      const message = 'The calendar file could not be created. Please try again.';
      dispatch(noticeShown({ message, type: 'error' }));
    }
  };
}
