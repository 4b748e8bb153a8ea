import type { RentalTerms } from '@/domain/prices/rentalTerms';
import type { Amount } from '@/domain/rental/money';
import type { RequestsSettings } from '@/domain/rental/schema';
import { applyEdits } from '../../drafts/editThunks';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { flush } from '../../storage/keepTable';
import { selectRequestsSettings } from '../store/selectors';
import { selectRentalTerms } from '../store/stockSelectors';
import { writeSettings } from '../store/writeDesk';
import type { RequestsThunk } from '../store/storeTypes';
import { isoNow, type ChangeThunk } from './commit';

/** Changes the office's settings for quotes, rates and backups. */
export function changeSettings(change: Partial<RequestsSettings>): ChangeThunk {
  return async (dispatch) => {
    dispatch(writeSettings(change));
    return flush();
  };
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
