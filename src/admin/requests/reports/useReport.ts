import { useMemo } from 'react';
import type { Day, RentalDates } from '@/domain/availability/day';
import { chargedDays, type Charging } from '@/domain/rental/charging';
import {
  reportOf,
  sharesOf,
  type Report,
  type RequestMoney,
} from '@/domain/rental/reports/reports';
import type { RentalRequest } from '@/domain/rental/schema';
import { selectList } from '../../drafts/content/draftContentSelectors';
import { selectCharging } from '../store/stockSelectors';
import { useRequestsSelector } from '../store/hooks';
import { requestAmounts } from '../store/requestAmounts';
import { selectRequests } from '../store/selectors';

/** Returns what a request brings in. */
export function moneyOf(request: RentalRequest, charging: Charging): RequestMoney {
  const { totals, balance } = requestAmounts(request, charging);
  const { days } = chargedDays(request, charging);
  const { tax, total } = totals;
  const shares = sharesOf(request, days, totals);
  return { shares, net: total - tax, total, balance: balance.balance };
}

const selectProducts = selectList('products');

/** Returns the report of a period over all requests. */
export function useReport({ from, to }: RentalDates, today: Day): Report {
  const requests = useRequestsSelector(selectRequests);
  const products = useRequestsSelector(selectProducts);
  const charging = useRequestsSelector(selectCharging);
  return useMemo(
    () => reportOf(requests, products ?? [], { from, to }, (one) => moneyOf(one, charging), today),
    [requests, products, charging, from, to, today],
  );
}
