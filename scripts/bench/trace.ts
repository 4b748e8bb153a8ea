import type { CDPSession } from 'playwright';

/** Complete event of a trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Starts a trace of the page. Returns a function that stops it and returns its events. */
export async function startTrace(cdp: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'toplevel',
      ],
    },
  });
  return async () => {
    const isComplete = new Promise<void>((resolve) =>
      cdp.once('Tracing.tracingComplete', () => resolve()),
    );
    await cdp.send('Tracing.end');
    await isComplete;
    cdp.off('Tracing.dataCollected', collect);
    return events.sort((a, b) => a.ts - b.ts);
  };
}

/** First and last events of a tap and of a key press. */
const FIRST_EVENTS = ['pointerdown', 'keydown'];
const LAST_EVENTS = ['click', 'input'];

/**
 * Returns the CPU time in ms that the main thread needs from the first event of an input to the
 * first paint after the last one. Other programs do not change it. 0 if there was no input.
 */
export function cpuUntilPaint(events: readonly TraceEvent[]): number {
  const isInput = ({ name, args }: TraceEvent, types: readonly string[]) =>
    name === 'EventDispatch' && types.includes(args.data?.type ?? '');
  const first = events.find((event) => isInput(event, FIRST_EVENTS));
  const last = events.findLast((event) => isInput(event, LAST_EVENTS)) ?? first;
  if (!first || !last) return 0;
  const main = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const paint = main.find(({ name, ts }) => name === 'Commit' && ts > last.ts);
  const end = paint ? paint.ts + (paint.dur ?? 0) : Infinity;
  const tasks = main.filter(
    ({ name, ph, ts, dur = 0 }) =>
      name === 'RunTask' && ph === 'X' && ts + dur > first.ts && ts < end,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Returns the CPU times in ms of the tasks of the main thread: the one that calculates styles. */
export function mainThreadTasks(events: readonly TraceEvent[]): number[] {
  const counts = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  for (const event of events)
    if (event.name === 'UpdateLayoutTree')
      counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  const [main] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && threadOf(event) === main,
  );
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
