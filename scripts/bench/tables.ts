import type { Figures } from './trace';

export type Figure = Exclude<keyof Figures, 'bytes'>;

/** Returns the value of a figure below which it is in `share` percent of the runs. 0 without a run. */
export function percentile(runs: readonly Figures[], figure: Figure, share: number): number {
  const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))] ?? 0;
}

export const ms = (value: number, goal?: number) =>
  `${Math.round(value)} ms${goal === undefined ? '' : ` (goal ${goal})`}`;

export const kb = (bytes = 0) => `${(bytes / 1024).toFixed(1)} KB`;

export type Goals = Partial<Record<'event' | 'paint' | 'handlers' | 'longestTask', number>>;

/** Actions by name, with the figures of their runs and their goals in ms. */
export type ActLines = Map<string, { runs: Figures[]; goals: Goals }>;

/** Prints what actions cost until the next paint, as 95th percentiles. */
export function printActs(title: string, lines: ActLines): void {
  console.table(
    Array.from(lines, ([what, { runs, goals }]) => {
      const show = (key: keyof Goals, share: number) => {
        const value = percentile(runs, key, share);
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
