import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { missingSettings } from '@/domain/rental/incoming/mergeRequests';
import type { Amount } from '@/domain/rental/money';
import type { RequestsSettings } from '@/domain/rental/schema';
import { applyEdits } from '../../drafts/editThunks';
import { PAGE_IDS } from '../../drafts/state/draftEntry';
import { flush } from '../../storage/keepTable';
import { requestsSettingsChanged } from '../store/requestsSlice';
import { selectRequestsSettings } from '../store/selectors';
import { selectRentalTerms } from '../store/stockSelectors';
import type { RequestsThunk } from '../store/storeTypes';
import { isoNow, type ChangeThunk } from './commit';

/** Changes the office's settings for quotes, rates and backups. */
export function changeSettings(change: Partial<RequestsSettings>): ChangeThunk {
  return async (dispatch) => {
    dispatch(requestsSettingsChanged(change));
    return flush();
  };
}

/** Adds what the settings of a backup have and those of this browser have not. */
export function importSettings(imported: RequestsSettings): ChangeThunk {
  return async (dispatch, getState) =>
    dispatch(changeSettings(missingSettings(selectRequestsSettings(getState()), imported)));
}

/** Changes fields of the rental terms, as an unpublished change of what visitors see. */
export function changeRentalTerms(fields: Partial<RentalTerms>): RequestsThunk<Promise<unknown>> {
  return async (dispatch, getState) => {
    const terms = selectRentalTerms(getState());
    if (!terms) return undefined;
    const edit = {
      collection: 'pages' as const,
      id: PAGE_IDS.rental,
      draft: { ...terms, ...fields },
    };
    return dispatch(applyEdits('Rental terms changed', [edit], isoNow(), { isInput: true }));
  };
}

/** Remembers the daily rate that was entered last for a product. */
export function rememberRate(productId: string, dailyRate: Amount): ChangeThunk {
  return async (dispatch, getState) => {
    const { rates } = selectRequestsSettings(getState());
    return dispatch(changeSettings({ rates: { ...rates, [productId]: dailyRate } }));
  };
}
