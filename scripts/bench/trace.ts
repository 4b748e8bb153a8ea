import type { Browser, Page } from 'playwright';

/** Event of a trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  /** `name` is that of a thread. */
  args: { name?: string; data?: { [key: string]: string | number | boolean | undefined } };
}

/** Figures of a trace. Times are in ms. CPU times are those of the main thread, which other programs hardly change. */
export interface Figures {
  /** Time from the navigation to the first and to the largest paint. */
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts. */
  cls: number;
  cpu: number;
  /** CPU time for calculating styles. */
  style: number;
  /** CPU time of the longest task. */
  longestTask: number;
  /** Sum of the parts of tasks beyond 50 ms of CPU time. */
  blocking: number;
  /** Received bytes by type of resource, such as `Image`. */
  bytes: Record<string, number>;
  /** Longest time from a tap or key press to the next paint. */
  event: number;
  /** CPU time of the handlers of taps and key presses. */
  handlers: number;
  /** CPU time from the first event of a tap or key press to the first paint after the last one. 0 without one. */
  paint: number;
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'loading',
  'blink.user_timing',
];

/** Part of a task in ms that does not block input. */
const SHORT_MS = 50;

/** First and last events of a tap and of a key press. */
const FIRST_EVENTS = ['pointerdown', 'keydown'];
const LAST_EVENTS = ['click', 'input'];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const max = (values: readonly number[]) => Math.max(0, ...values);

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
const cpuOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const textOf = ({ args }: TraceEvent, key: string) => String(args.data?.[key] ?? '');
const numberOf = ({ args }: TraceEvent, key: string) => Number(args.data?.[key] ?? 0);

/** Returns the events of the main thread of the page, which runs more tasks than those of other renderers. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf);
  const eventsOf = (thread: string) => events.filter((event) => threadOf(event) === thread);
  return [...new Set(threads)].map(eventsOf).sort((a, b) => b.length - a.length)[0] ?? [];
}

function bytesByType(events: readonly TraceEvent[]): Record<string, number> {
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  for (const event of events) {
    const id = textOf(event, 'requestId');
    if (event.name === 'ResourceSendRequest') types.set(id, textOf(event, 'resourceType'));
    const type = types.get(id) || 'Other';
    if (event.name === 'ResourceFinish')
      bytes[type] = (bytes[type] ?? 0) + numberOf(event, 'encodedDataLength');
  }
  return bytes;
}

function cpuUntilPaint(main: readonly TraceEvent[], inputs: readonly TraceEvent[]): number {
  const isOf = (types: readonly string[]) => (event: TraceEvent) =>
    types.includes(textOf(event, 'type'));
  const first = inputs.find(isOf(FIRST_EVENTS));
  const last = inputs.findLast(isOf(LAST_EVENTS)) ?? first;
  if (!first || !last) return 0;
  const commit = main.find(({ name, ts }) => name === 'Commit' && ts > last.ts);
  const end = commit ? commit.ts + (commit.dur ?? 0) : Infinity;
  const tasks = main.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > first.ts && ts < end,
  );
  return sum(tasks.map(cpuOf));
}

function figuresOf(events: readonly TraceEvent[]): Figures {
  const main = mainThread(events);
  const named = (name: string) => main.filter((event) => event.name === name);
  const navigationOf = (event?: TraceEvent) => event && textOf(event, 'navigationId');
  const first = named('firstContentfulPaint').at(-1);
  const start = named('navigationStart').find(
    (event) => navigationOf(event) === navigationOf(first),
  );
  const sinceStart = (event?: TraceEvent) => (event && start ? (event.ts - start.ts) / 1000 : 0);
  const tasks = named('RunTask')
    .filter(({ ph }) => ph === 'X')
    .map(cpuOf);
  const shifts = named('LayoutShift').filter(({ args }) => !args.data?.['had_recent_input']);
  const inputs = named('EventDispatch');
  const handled = inputs.filter((event) => LAST_EVENTS.includes(textOf(event, 'type')));
  return {
    fcp: sinceStart(first),
    lcp: sinceStart(named('largestContentfulPaint::Candidate').at(-1)),
    cls: sum(shifts.map((event) => numberOf(event, 'score'))),
    cpu: sum(tasks),
    style: sum(named('UpdateLayoutTree').map(cpuOf)),
    longestTask: max(tasks),
    blocking: sum(tasks.map((ms) => Math.max(0, ms - SHORT_MS))),
    bytes: bytesByType(events),
    event: max(named('EventTiming').map((event) => numberOf(event, 'duration'))),
    handlers: sum(handled.map(cpuOf)),
    paint: cpuUntilPaint(main, inputs),
  };
}

/** Starts a trace of the page. Returns a function that stops it and returns its figures. */
export async function startTrace(browser: Browser, page: Page): Promise<() => Promise<Figures>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const text = (await browser.stopTracing()).toString('utf8');
    const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
    return figuresOf(traceEvents.sort((a, b) => a.ts - b.ts));
  };
}
