import { BarChart } from '@mui/x-charts/BarChart';

export interface ReportChartProps {
  label: string;
  bars: readonly { name: string; value: number }[];
  format: (value: number) => string;
}

const COLOURS = ['var(--s-palette-support)'];

/** Number of letters that always fit next to the bars. The chart would measure longer names several times. */
const LETTERS = 20;

const tickText = (name: string) =>
  name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trimEnd()}…` : name;

/** Bar chart of the same numbers as the table below it, which screen readers read instead. */
export default function ReportChart({ label, bars, format }: ReportChartProps) {
  return (
    <div aria-hidden="true" translate="no">
      <BarChart
        title={label}
        layout="horizontal"
        height={60 + bars.length * 34}
        margin={{ right: 24 }}
        hideLegend
        colors={COLOURS}
        skipAnimation
        disableKeyboardNavigation
        dataset={bars.map((bar) => ({ ...bar }))}
        yAxis={[
          {
            scaleType: 'band',
            dataKey: 'name',
            width: 150,
            valueFormatter: (name: string, { location }) =>
              location === 'tick' ? tickText(name) : name,
          },
        ]}
        xAxis={[{ valueFormatter: format, tickNumber: 3 }]}
        series={[{ dataKey: 'value', valueFormatter: (value) => format(value ?? 0) }]}
      />
    </div>
  );
}
