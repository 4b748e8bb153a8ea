import { describe, expect, it } from 'vitest';
import { requestItem, sampleRequest } from '../rentalFixture';
import type { RentalRequest, Unit } from '../schema';
import {
  unitConflicts,
  unitPlaces,
  unitSlots,
  withChosenUnit,
  withUnitPieces,
} from './chosenUnits';
import { indexUnits } from './codes';
import { packingAnswer, returnAnswer, type ScanContext } from './scan';
import { sampleUnit } from './unitsFixture';

const hasUnits = (id: string) => id === 'zoom';

/** A confirmed request for Cine Zooms, with these units. */
function requestWith(codes: readonly string[], changes: Partial<RentalRequest> = {}) {
  const items = [requestItem('zoom', 'Cine Zoom', 2), requestItem('light', 'Light')];
  const request = sampleRequest({ status: 'confirmed', items, ...changes });
  return codes.reduce((known: RentalRequest, code) => {
    const listed = withUnitPieces(known, hasUnits);
    const free = unitSlots(listed, hasUnits).find(({ piece }) => piece.unitId === '');
    const checklist = withChosenUnit(listed.checklist, free?.piece.id ?? '', `unit-${code}`);
    return { ...known, checklist };
  }, request);
}

const UNITS: Unit[] = [
  ...['ZOOM-01', 'ZOOM-02', 'ZOOM-03'].map((code) => sampleUnit(code)),
  sampleUnit('ZOOM-04', { state: 'inRepair' }),
  sampleUnit('ZOOM-05', { state: 'gone' }),
  sampleUnit('ZOOM-06', { serial: 'SN-1' }),
  sampleUnit('ZOOM-07', { serial: 'SN-1' }),
  sampleUnit('BAG-01', { productId: 'bag' }),
  sampleUnit('SAMPLE-01', { id: 'unit-sample-1' }),
];

const contextWith = (...requests: RentalRequest[]): ScanContext => ({
  units: indexUnits(UNITS),
  places: unitPlaces(requests),
  nameOf: (id) => ({ zoom: 'Cine Zoom', bag: 'Bag' })[id] ?? id,
  today: '2026-11-24',
});

const other = (changes: Partial<RentalRequest> = {}) =>
  requestWith(['ZOOM-03'], { ref: 'SL-4XK2PQ', ...changes });

/** The other request after a return at which its unit was missing. */
const missing = (status: 'partlyReturned' | 'returned', isWrittenOff: boolean) => {
  const checklist = other().checklist.map((piece) => ({
    ...piece,
    state: 'missing' as const,
    isWrittenOff,
  }));
  return other({ status, checklist });
};

describe('a scan while packing', () => {
  it.each<[string, string, RentalRequest, RentalRequest[], string, string?]>([
    ['a code', 'zoom 01', requestWith([]), [], 'ZOOM-01: packed.'],
    [
      'a label',
      'https://x.example/admin/requests/units#ZOOM-01',
      requestWith([]),
      [],
      'ZOOM-01: packed.',
    ],
    ['an unknown code', ' WVB-7788', requestWith([]), [], 'WVB-7788: no unit has this code.'],
    ['a serial number of several', 'SN1', requestWith([]), [], 'SN1: 2 units have it. Which one?'],
    [
      'another product',
      'BAG-01',
      requestWith([]),
      [],
      'BAG-01 is a Bag, which this request does not need.',
    ],
    [
      'a sample unit',
      'SAMPLE-01',
      requestWith([]),
      [],
      'SAMPLE-01 is a Cine Zoom, which this request does not need.',
    ],
    [
      'a sample unit of a sample',
      'SAMPLE-01',
      requestWith([], { isSample: true }),
      [],
      'SAMPLE-01: packed.',
    ],
    [
      'one for a request that is not confirmed',
      'ZOOM-01',
      requestWith([], {
        status: 'quoted',
        checklist: requestWith(['ZOOM-01']).checklist,
      }),
      [],
      'ZOOM-01 is a Cine Zoom, which this request does not need.',
    ],
    [
      'a sub-rented item',
      'ZOOM-01',
      requestWith([], {
        items: [{ ...requestItem('zoom', 'Cine Zoom'), subRent: { supplier: 'Rent', cost: 0 } }],
      }),
      [],
      'ZOOM-01 is a Cine Zoom, which this request does not need.',
    ],
    [
      'one that is out',
      'ZOOM-03',
      requestWith([]),
      [other({ status: 'collected', from: '2026-11-24' })],
      'ZOOM-03 is out with SL-4XK2PQ since 24 Nov: take it back?',
      'Take back',
    ],
    ...[
      missing('partlyReturned', false),
      missing('partlyReturned', true),
      missing('returned', true),
    ].map((request): [string, string, RentalRequest, RentalRequest[], string, string] => [
      'one that was missing',
      'ZOOM-03',
      requestWith([]),
      [request],
      'ZOOM-03 was missing at the return of SL-4XK2PQ: take it back?',
      'Take back',
    ]),
    ['one in repair', 'ZOOM-04', requestWith([]), [], 'ZOOM-04 is in repair.'],
    ['one that was sold', 'ZOOM-05', requestWith([]), [], 'ZOOM-05 is sold or lost.'],
    [
      'one that is packed elsewhere',
      'ZOOM-03',
      requestWith([]),
      [other()],
      'ZOOM-03 is packed for SL-4XK2PQ: move it here?',
      'Move here',
    ],
    [
      'one that was declined',
      'ZOOM-03',
      requestWith([]),
      [other({ status: 'declined' })],
      'ZOOM-03: packed.',
    ],
    ['one twice', 'ZOOM-01', requestWith(['ZOOM-01']), [], 'ZOOM-01 is already here.'],
    [
      'too many',
      'ZOOM-03',
      requestWith(['ZOOM-01', 'ZOOM-02']),
      [],
      'ZOOM-03: All 2 are chosen: replace ZOOM-01?',
      'Replace',
    ],
  ])('answers %s', (_what, typed, request, others, text, label) => {
    const answer = packingAnswer(typed, request, contextWith(request, ...others));
    expect(answer.text).toBe(text);
    expect('offer' in answer ? answer.offer?.label : undefined).toBe(label);
    expect(answer.is === 'chosen').toBe(text.endsWith(': packed.'));
  });

  it('ticks a piece again that was unticked', () => {
    const { checklist, ...request } = requestWith(['ZOOM-01', 'ZOOM-02']);
    const unticked = checklist.map((piece) => ({
      ...piece,
      isPacked: piece.unitId !== 'unit-ZOOM-02',
    }));
    const listed = { ...request, checklist: unticked };
    expect(packingAnswer('ZOOM-02', listed, contextWith(listed))).toMatchObject({
      is: 'chosen',
      pieceId: 'piece-unit-item-zoom-2',
    });
  });

  it('asks for the unit of several, and takes that one', () => {
    const request = requestWith([]);
    const answer = packingAnswer('SN-1', request, contextWith(request));
    const [, second] = answer.is === 'which' ? answer.units : [];
    expect(packingAnswer(second!, request, contextWith(request)).text).toBe('ZOOM-07: packed.');
  });
});

describe('a scan at a return', () => {
  it.each<[string, string, RentalRequest[], string]>([
    [
      'of any request',
      'zoom03',
      [other({ status: 'collected' })],
      'ZOOM-03: returned from SL-4XK2PQ.',
    ],
    ['one in the office', 'ZOOM-01', [], 'ZOOM-01 is in the office.'],
    [
      'one that was missing',
      'ZOOM-03',
      [missing('returned', true)],
      'ZOOM-03: returned from SL-4XK2PQ.',
    ],
    ['one that is packed', 'ZOOM-03', [other()], 'ZOOM-03 is packed for SL-4XK2PQ.'],
    ['an unknown code', 'X', [], 'X: no unit has this code.'],
  ])('answers %s', (_what, typed, requests, text) => {
    expect(returnAnswer(typed, contextWith(...requests)).text).toBe(text);
  });
});

describe('pieces with a code', () => {
  it('are listed before what comes with them, with the same IDs on all devices', () => {
    const piece = { ...requestWith(['ZOOM-01']).checklist[0]!, unitId: '', name: 'Case' };
    const checklist = [{ ...piece, id: 'piece-of-0-x', itemId: 'item-zoom', unit: 1 }];
    const listed = withUnitPieces(requestWith([], { checklist }), hasUnits);
    expect(listed.checklist.map(({ id, name }) => [id, name])).toEqual([
      ['piece-unit-item-zoom-1', 'Cine Zoom'],
      ['piece-of-0-x', 'Case'],
      ['piece-unit-item-zoom-2', 'Cine Zoom'],
    ]);
  });

  it('are not added to equipment that is back', () => {
    const piece = { ...requestWith(['ZOOM-01']).checklist[0]!, unitId: '', name: 'Case' };
    const back = { ...piece, id: 'piece-of-0-x', unit: 1, state: 'returned' as const };
    const checklist = [back, { ...piece, id: 'piece-of-0-y', unit: 2 }];
    const listed = withUnitPieces(requestWith([], { checklist, status: 'collected' }), hasUnits);
    expect(listed.checklist.map(({ id }) => id)).toEqual([
      'piece-of-0-x',
      'piece-unit-item-zoom-2',
      'piece-of-0-y',
    ]);
  });

  it('are the items themselves where nothing comes with them', () => {
    const own = { ...requestWith(['ZOOM-01']).checklist[0]!, id: 'piece-of-0-x', unitId: '' };
    const items = [requestItem('zoom', 'Cine Zoom')];
    const request = requestWith([], { items, checklist: [own] });
    expect(withUnitPieces(request, hasUnits)).toBe(request);
  });

  it('name units that cannot be where they are, and equal codes', () => {
    const { checklist, ...lost } = missing('returned', true);
    const requests = [
      requestWith(['ZOOM-03', 'ZOOM-03']),
      other(),
      requestWith(['ZOOM-04', 'ZOOM-02'], { ref: 'SL-REP222', status: 'collected' }),
      {
        ...lost,
        checklist: checklist.map((piece) => ({ ...piece, unitId: piece.unitId && 'unit-ZOOM-05' })),
      },
    ];
    const index = indexUnits([...UNITS, sampleUnit('zoom 3'), sampleUnit('ZOOM03', { id: 'b' })]);
    const { codes, chosen } = unitConflicts(index, unitPlaces(requests));
    expect(chosen.map(({ unit, refs }) => [unit.code, ...refs])).toEqual([
      ['ZOOM-03', 'SL-AAA222', 'SL-4XK2PQ'],
      ['ZOOM-04', 'SL-REP222'],
    ]);
    expect(codes.map((units) => units.map(({ code }) => code))).toEqual([['ZOOM-03', 'ZOOM03']]);
  });
});
