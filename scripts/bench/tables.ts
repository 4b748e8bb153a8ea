import type { Figures } from './trace';

/** Returns the value below which `share` percent of the values are. 0 for an empty list. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))] ?? 0;
}

/** Returns the medians of the figures of several runs. The bytes are those of the first run. */
export function medians(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('There was no run');
  const { bytes, ...numbers } = first;
  const keys = Object.keys(numbers) as (keyof typeof numbers)[];
  const median = (key: keyof typeof numbers) =>
    percentile(
      runs.map((run) => run[key]),
      50,
    );
  return { bytes, ...numbers, ...Object.fromEntries(keys.map((key) => [key, median(key)])) };
}

export const ms = (value: number, goal?: number) =>
  `${Math.round(value)} ms${goal === undefined ? '' : ` (goal ${goal})`}`;

export const kb = (bytes = 0) => `${(bytes / 1024).toFixed(1)} KB`;

/** An action with the figures of its runs and its goals in ms. */
export interface ActLine {
  what: string;
  runs: readonly Figures[];
  goals?: { event?: number; paint?: number; handlers?: number; longestTask?: number };
}

/** Prints what actions cost until the next paint, as 95th percentiles. */
export function printActs(title: string, lines: readonly ActLine[]): void {
  console.table(
    lines.map(({ what, runs, goals = {} }) => {
      const show = (key: keyof typeof goals, share: number) => {
        const value = percentile(
          runs.map((run) => run[key]),
          share,
        );
        return value > 0 ? ms(value, goals[key]) : '';
      };
      return {
        [title]: what,
        'to the next paint, p95': show('event', 95),
        'CPU time of that, p95': show('paint', 95),
        'event handlers, median': show('handlers', 50),
        'longest task': show('longestTask', 100),
      };
    }),
  );
}
