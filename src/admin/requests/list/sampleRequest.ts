import { company } from '@/domain/company/company';
import { addDays, dayAt } from '@/domain/availability/day';
import { emptyRequest } from '@/domain/rental/incoming/newRequest';
import { newItem } from '@/domain/rental/positions';
import { withKnownRates } from '@/domain/rental/quotes';
import { selectDraftContent } from '../../drafts/content/draftContentSelectors';
import type { RequestsThunk } from '../store/storeTypes';
import { selectRates } from '../store/stockSelectors';
import { addRequest } from '../changes/thunks';
import { storeRecords } from '../store/storeRecords';
import { SAMPLE_UNIT } from '@/domain/rental/units/unitStates';
import { newUnit } from '../units/unitFields';

/** Reference of the sample. */
export const SAMPLE_REFERENCE = `${company.prefix}-SAMPLE`;

/** Adds a made-up request for two products, from tomorrow for three days, and a unit of each, to try out the requests. */
export function addSampleRequest(): RequestsThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const now = Date.now();
    const tomorrow = addDays(dayAt(now), 1);
    const products = selectDraftContent(getState())?.products.slice(0, 2) ?? [];
    const units = products
      .filter(({ stock }) => Number(stock) > 0)
      .map(({ id: productId }, index) => ({
        // Adding them again adds no further ones.
        ...newUnit(new Date(now).toISOString(), `${SAMPLE_UNIT}${index + 1}`),
        productId,
        code: `SAMPLE-0${index + 1}`,
      }));
    dispatch(storeRecords('units', Object.fromEntries(units.map((unit) => [unit.id, unit]))));
    const items = products.map(({ id, name }) => newItem(id, name, Math.random));
    return dispatch(
      addRequest({
        ...emptyRequest(SAMPLE_REFERENCE, new Date(now).toISOString()),
        isSample: true,
        customer: { name: 'Sample customer', phone: '0800 000 0000', email: 'sample@example.com' },
        items: withKnownRates(items, selectRates(getState())),
        from: tomorrow,
        to: addDays(tomorrow, 2),
        message: 'Is it possible to pick up the evening before?',
      }),
    );
  };
}
