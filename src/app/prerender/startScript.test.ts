import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { addDays } from '@/domain/availability/day';
import { readCompany } from '@/domain/company/readCompany';
import sample from '../../../tests/fixtures/company/sample/company.config';
import { START_SCRIPT } from './startScript';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00+01:00') });
});

interface Visit {
  stored?: Record<string, string | null>;
  search?: string;
  ofTab?: string | null;
  script?: string;
}

/** Runs the script. The scroll listener gets the scroll position. */
function start({ stored = {}, search = '', ofTab = null, script = START_SCRIPT }: Visit) {
  const dataset: Record<string, string> = {};
  const attributes = new Map<string, boolean>();
  const root = {
    dataset,
    toggleAttribute: (name: string, isOn: boolean) => void attributes.set(name, isOn),
  };
  let handleScroll = () => {};
  vi.stubGlobal('document', { documentElement: root, addEventListener() {} });
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    handleScroll = listener;
  });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('sessionStorage', { getItem: () => ofTab });
  vi.stubGlobal('location', { search });
  runInThisContext(script);
  return {
    hasDates: 'dates' in dataset,
    hasItems: 'items' in dataset,
    hasDraft: 'draft' in dataset,
    hasCart: 'cart' in dataset,
    isAbout: 'about' in dataset,
    layout: dataset['layout'],
    isScrolledAt(scrollY: number) {
      vi.stubGlobal('scrollY', scrollY);
      handleScroll();
      return attributes.get('data-scrolled');
    },
  };
}

it.each([
  [{ search: '?about=film' }, true],
  [{ ofTab: '{"fields":{"about":"A film or production"}}' }, true],
  [{ ofTab: '{"fields":{"about":""}}', search: '?about=us' }, false],
  [{}, false],
])(
  'marks the document for a booking request that is not about equipment: %j',
  (visit, isMarked) => {
    expect(start(visit).isAbout).toBe(isMarked);
  },
);

it.each([
  ['from today', '{"from":"2026-11-22","to":"2026-11-24"}', true],
  ['that begin later', '{"from":"2027-01-02","to":"2027-01-02"}', true],
  ['that are past', '{"from":"2026-11-21","to":"2026-11-24"}', false],
  ['that are damaged', '{"from":', false],
  ['that are no dates', '{"from":20261124}', false],
  ['that are not stored', null, false],
])('marks the document for stored dates %s', (_what, entry, isMarked) => {
  expect(start({ stored: { rentalDates: entry } }).hasDates).toBe(isMarked);
});

it.each([
  // It is the next day in Lagos.
  ['2026-11-22T23:30:00Z', false],
  ['2026-11-22T22:30:00Z', true],
])("compares stored dates with the company's day at %s", (now, isMarked) => {
  vi.setSystemTime(Date.parse(now));
  const rentalDates = '{"from":"2026-11-22","to":"2026-11-24"}';
  expect(start({ stored: { rentalDates } }).hasDates).toBe(isMarked);
});

it.each(['Europe/Berlin', 'America/St_Johns', 'Africa/Casablanca'])(
  'compares stored dates with the day of a calendar of %s at any time',
  async (timeZone) => {
    vi.resetModules();
    vi.doMock('@/domain/company/company', () => ({
      company: readCompany({ ...sample, timeZone }),
    }));
    onTestFinished(() => {
      vi.doUnmock('@/domain/company/company');
    });
    const { START_SCRIPT: script } = await import('./startScript');
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
    const isMarkedFor = (from: string) =>
      start({ stored: { rentalDates: JSON.stringify({ from }) }, script }).hasDates;
    const times = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) });
    fc.assert(
      fc.property(times, (now) => {
        vi.setSystemTime(now);
        const today = calendar.format(now);
        expect(isMarkedFor(today)).toBe(true);
        expect(isMarkedFor(addDays(today, -1))).toBe(false);
      }),
    );
  },
);

it.each([
  ['', null, undefined],
  ['', 'list', 'list'],
  ['?view=list', null, 'list'],
  ['?view=grid', 'list', 'grid'],
  ['?view=rows', 'list', 'list'],
  ['', 'rows', undefined],
])(
  'marks the document for the layout of the URL %j, else of the device: %j',
  (search, storeLayout, layout) => {
    expect(start({ search, stored: { storeLayout } }).layout).toBe(layout);
  },
);

it.each([
  ['', null, false],
  ['', '{"items":[]}', false],
  ['', '{"items":[{"id":"a"}]}', true],
  ['?booking=Zoom', null, true],
])('marks the document for the items of a request: %j, %j', (search, bookingDraft, hasItems) => {
  const found = start({ search, stored: { bookingDraft } });
  expect(found.hasItems).toBe(hasItems);
  expect(found.hasDraft).toBe(hasItems && search === '');
});

it('does not fail if storage is denied', () => {
  const stored = {
    get rentalDates(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(start({ stored }).hasDates).toBe(false);
});

it('marks the document while it is scrolled away from its top', () => {
  const { isScrolledAt } = start({});
  expect([0, 24, 25, 900, 3].map(isScrolledAt)).toEqual([false, false, true, true, false]);
});

it.each([
  ['[{"id":"a"}]', true],
  [null, false],
])('marks the document for the stored cart %j: %s', (bookingCart, isMarked) => {
  expect(start({ stored: { bookingCart } }).hasCart).toBe(isMarked);
});
