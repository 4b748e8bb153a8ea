import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, memo, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDay, type Day, type RentalDates } from '@/domain/availability/day';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { chargedDays, type Charging } from '@/domain/rental/charging';
import { formatMoney, plainMoney } from '@/domain/rental/money';
import {
  PERIOD_KINDS,
  periodName,
  periodOf,
  type PeriodKind,
  reportOf,
  sharesOf,
  type Report,
  type RequestMoney,
} from '@/domain/rental/reports/reports';
import type { RentalRequest } from '@/domain/rental/schema';
import { downloadText } from '@/ui/files/download';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { selectList } from '../../drafts/content/draftContent';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { adminDays } from '../../layout/adminDate';
import { BackLink, HeadedSection, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { EmptyNote } from '../../layout/EmptyNote';
import { PartSpinner } from '../../layout/Spinner';
import { useCurrentDay } from '../../layout/useNow';
import { writeCsv } from '../../resources/csv/csvText';
import { PlainTable } from '../layout/PlainTable';
import { RequestLink } from '../layout/RequestSubpage';
import { useRequestsSelector } from '../store/hooks';
import { requestAmounts, selectRequests } from '../store/selectors';
import { selectCharging } from '../store/stockSelectors';
import type { ReportChartProps } from './ReportCharts';

export function moneyOf(request: RentalRequest, charging: Charging): RequestMoney {
  const { totals, balance } = requestAmounts(request, charging);
  const { days } = chargedDays(request, charging);
  const { tax, total } = totals;
  const shares = sharesOf(request, days, totals);
  return { shares, net: total - tax, total, balance: balance.balance };
}

const selectProducts = selectList('products');

function useReport({ from, to }: RentalDates, today: Day): Report {
  const requests = useRequestsSelector(selectRequests);
  const products = useRequestsSelector(selectProducts);
  const charging = useRequestsSelector(selectCharging);
  return useMemo(
    () => reportOf(requests, products ?? [], { from, to }, (one) => moneyOf(one, charging), today),
    [requests, products, charging, from, to, today],
  );
}

// Two charts in one task would block input.
const ReportChart = lazyComponent(() => import('./ReportCharts'), { isNear: true });

const BARS = 10;

const Chart = (props: ReportChartProps) => (
  <ReportChart
    {...props}
    fallback={<PartSpinner label="Loading chart" />}
    bars={props.bars.slice(0, BARS)}
  />
);

const shareText = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

function csvRows(report: Report): string[][] {
  return [
    ['report', 'name', 'value', 'of'],
    ...report.utilisation.map(({ name, daysOut, daysOwned }) => [
      'utilisation',
      name,
      String(daysOut),
      String(daysOwned),
    ]),
    ...report.byProduct.map(({ name, amount }) => ['revenue', name, plainMoney(amount), '']),
    ...report.byCategory.map(({ name, amount }) => ['category', name, plainMoney(amount), '']),
    ['sub-rental revenue', '', plainMoney(report.subRentRevenue), ''],
    ['sub-rental cost', '', plainMoney(report.subRentCost), ''],
    ...report.open.map(({ ref, balance }) => ['open', ref, plainMoney(balance), '']),
    ['declined', '', plainMoney(report.declined), ''],
  ];
}

function MoneySections({ report }: { report: Report }) {
  const { revenue, byProduct, byCategory, subRentRevenue, subRentCost, open, declined } = report;
  const margin = subRentRevenue - subRentCost;
  const rowOf = ({ name, amount }: Report['byProduct'][number]) =>
    [name, name, formatMoney(amount), shareText(amount, revenue)] as const;
  return (
    <>
      <HeadedSection title="Revenue">
        <Stack spacing={2}>
          <Typography>{`${formatMoney(revenue)} without tax and deposits`}</Typography>
          {byProduct.length > 0 && (
            <Chart
              label="Revenue"
              bars={byProduct.map(({ name, amount }) => ({ name, value: amount }))}
              format={formatMoney}
            />
          )}
          <PlainTable
            label="Revenue"
            columns={['Product', 'Revenue', 'Share']}
            rows={byProduct.map(rowOf)}
            empty="No revenue in this period."
          />
          <PlainTable
            label="By category"
            columns={['Category', 'Revenue', 'Share']}
            rows={byCategory.map(rowOf)}
            empty="No revenue in this period."
          />
        </Stack>
      </HeadedSection>
      <HeadedSection title="Open, declined and sub-rented">
        <Stack spacing={2}>
          <PlainTable
            label="Open balances"
            columns={['Request', 'Balance']}
            rows={open.map(({ ref, balance }) => [
              ref,
              <RequestLink key={ref} reference={ref} />,
              formatMoney(balance),
            ])}
            empty="No open balances."
          />
          <Typography>{`Declined: ${formatMoney(declined)}`}</Typography>
          <Typography>
            {`Sub-rented: ${formatMoney(subRentRevenue)}, cost ${formatMoney(subRentCost)}, margin ${formatMoney(margin)}`}
          </Typography>
        </Stack>
      </HeadedSection>
    </>
  );
}

/** Memoised, so that the choice of another period is shown before its charts and tables. */
const ReportSections = memo(function ReportSections({ report }: { report: Report }) {
  const byDaysOut = report.utilisation.toSorted((a, b) => b.daysOut - a.daysOut);
  const used = report.utilisation.filter(({ daysOut }) => daysOut > 0);
  return (
    <>
      <HeadedSection title="Utilisation">
        <Stack spacing={2}>
          {used.length === 0 ? (
            <EmptyNote>Nothing was out in this period.</EmptyNote>
          ) : (
            <Chart
              label="Utilisation"
              bars={used
                .map(({ name, daysOut, daysOwned }) => ({
                  name,
                  value: daysOwned === 0 ? 0 : Math.round((daysOut / daysOwned) * 100),
                }))
                .toSorted((a, b) => b.value - a.value)}
              format={(value) => `${value} %`}
            />
          )}
          <PlainTable
            label="Utilisation"
            columns={['Product', 'Days out', 'Days owned', 'Share']}
            rows={byDaysOut.map(({ id, name, daysOut, daysOwned }) => [
              id,
              name,
              daysOut,
              daysOwned,
              shareText(daysOut, daysOwned),
            ])}
            empty="No products yet."
          />
        </Stack>
      </HeadedSection>
      <MoneySections report={report} />
    </>
  );
});

const KIND_PARAM = 'period';
const DAY_PARAM = 'day';

function chosenIn(params: URLSearchParams, today: Day): { kind: PeriodKind; day: Day } {
  const kind = params.get(KIND_PARAM) ?? '';
  const day = params.get(DAY_PARAM);
  return {
    kind: Object.hasOwn(PERIOD_KINDS, kind) ? (kind as PeriodKind) : 'month',
    day: isDay(day) ? day : today,
  };
}

export default function ReportsPage() {
  const today = useCurrentDay();
  // Back from a request leads to the period that was shown.
  const [params, setParams] = useSearchParams();
  const chosen = chosenIn(params, today);
  const show = (kind: string, day: Day) =>
    setParams({ [KIND_PARAM]: kind, [DAY_PARAM]: day }, { replace: true });
  const move = (by: number) => show(chosen.kind, periodOf(chosen.kind, chosen.day, by).from);
  // The page responds before it shows the report of thousands of requests.
  const { kind, day } = chosenIn(useDeferredValue(params), today);
  const period = periodOf(kind, day);
  const report = useReport(period, today);
  const handleExport = async () =>
    downloadText(`report-${periodName(kind, period)}.csv`, await writeCsv(csvRows(report)));
  return (
    <ScreenLayout>
      <BackLink to={REQUESTS_PATH}>Requests</BackLink>
      <ScreenHeader title="Reports">
        <InlineSelect
          label="Period"
          value={chosen.kind}
          options={Object.entries(PERIOD_KINDS).map(([value, label]) => ({ value, label }))}
          onChange={(value) => show(value, chosen.day)}
        />
        <Button variant="outlined" onClick={() => move(-1)}>
          Earlier
        </Button>
        <Button variant="outlined" onClick={() => move(1)}>
          Later
        </Button>
        <Button variant="outlined" onClick={() => void handleExport()}>
          Export CSV
        </Button>
      </ScreenHeader>
      <Typography role="status">{adminDays(period)}</Typography>
      <ReportSections report={report} />
    </ScreenLayout>
  );
}
