import { describe, expect, it } from 'vitest';
import { requestItem, sampleRequest } from '../rentalFixture';
import type { RentalRequest, Unit } from '../schema';
import { chosenUnit, unitConflicts, unitPlaces, unitSlots, withUnitPieces } from './chosenUnits';
import { indexUnits } from './codes';
import { packingAnswer, returnAnswer, type ScanContext } from './scan';
import { sampleUnit } from './unitsFixture';

const hasUnits = (id: string) => id === 'zoom';

function requestWith(codes: readonly string[], changes: Partial<RentalRequest> = {}) {
  const items = [requestItem('zoom', 'Cine Zoom', 2), requestItem('light', 'Light')];
  const request = sampleRequest({ status: 'confirmed', items, ...changes });
  return codes.reduce((known: RentalRequest, code) => {
    const listed = withUnitPieces(known, hasUnits);
    const free = unitSlots(listed, hasUnits).find(({ piece }) => piece.unitId === '');
    const checklist = listed.checklist.map((piece) =>
      piece.id === free?.piece.id ? { ...piece, ...chosenUnit(`unit-${code}`) } : piece,
    );
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

const missing = (status: 'partlyReturned' | 'returned', isWrittenOff: boolean) => {
  const checklist = other().checklist.map((piece) => ({
    ...piece,
    state: 'missing' as const,
    isWrittenOff,
  }));
  return other({ status, checklist });
};

describe('a scan while packing', () => {
  const answerTo = (typed: string, request = requestWith([]), ...others: RentalRequest[]) => {
    const answer = packingAnswer(typed, request, contextWith(request, ...others));
    expect(answer.found !== undefined).toBe(answer.text.endsWith(': packed.'));
    return [answer.text, answer.offers?.[0]?.label].filter(Boolean).join(' ');
  };
  const { checklist } = requestWith(['ZOOM-01']);
  const subRented = { ...requestItem('zoom', 'Zoom'), subRent: { supplier: 'Rent', cost: 0 } };

  it.each<[string, string, ...RentalRequest[]]>([
    ['zoom 01', 'ZOOM-01: packed.'],
    ['https://x.example/admin/requests/units#ZOOM-01', 'ZOOM-01: packed.'],
    [' WVB-7788', 'WVB-7788: no unit has this code.'],
    ['SN1', 'SN1: 2 units have it. Which one? ZOOM-06, serial number SN-1'],
    ['BAG-01', 'BAG-01 is a Bag, which this request does not need.'],
    ['SAMPLE-01', 'SAMPLE-01 is a Cine Zoom, which this request does not need.'],
    ['SAMPLE-01', 'SAMPLE-01: packed.', requestWith([], { isSample: true })],
    ['ZOOM-04', 'ZOOM-04 is in repair.'],
    ['ZOOM-05', 'ZOOM-05 is sold or lost.'],
    ['ZOOM-01', 'ZOOM-01 is already here.', requestWith(['ZOOM-01'])],
    [
      'ZOOM-03',
      'ZOOM-03: All 2 are chosen: replace ZOOM-01? Replace',
      requestWith(['ZOOM-01', 'ZOOM-02']),
    ],
  ])('of %s is answered: %s', (typed, text, ...requests) => {
    expect(answerTo(typed, ...requests)).toBe(text);
  });

  it.each<[string, Partial<RentalRequest>]>([
    ['is not confirmed', { status: 'quoted', checklist }],
    ['rents it from others', { items: [subRented] }],
  ])('of a unit is refused for a request that %s', (_what, changes) => {
    expect(answerTo('ZOOM-01', requestWith([], changes))).toBe(
      'ZOOM-01 is a Cine Zoom, which this request does not need.',
    );
  });

  const MISSING = 'ZOOM-03 was missing at the return of SL-4XK2PQ: take it back? Take back';

  it.each<[string, RentalRequest, string]>([
    [
      'is out',
      other({ status: 'collected', from: '2026-11-24' }),
      'ZOOM-03 is out with SL-4XK2PQ since 24 Nov: take it back? Take back',
    ],
    ['was missing at a return in part', missing('partlyReturned', false), MISSING],
    ['was written off at a return in part', missing('partlyReturned', true), MISSING],
    ['was written off', missing('returned', true), MISSING],
    ['is packed elsewhere', other(), 'ZOOM-03 is packed for SL-4XK2PQ: move it here? Move here'],
    ['was declined', other({ status: 'declined' }), 'ZOOM-03: packed.'],
  ])('of a unit that %s is answered', (_what, request, text) => {
    expect(answerTo('ZOOM-03', requestWith([]), request)).toBe(text);
  });

  it('ticks a piece again that was unticked', () => {
    const { checklist: ticked, ...request } = requestWith(['ZOOM-01', 'ZOOM-02']);
    const unticked = ticked.map((piece) => ({
      ...piece,
      isPacked: piece.unitId !== 'unit-ZOOM-02',
    }));
    const listed = { ...request, checklist: unticked };
    expect(packingAnswer('ZOOM-02', listed, contextWith(listed))).toMatchObject({
      found: { unit: { code: 'ZOOM-02' }, place: { piece: { id: 'piece-unit-item-zoom-2' } } },
    });
  });

  it('asks for the unit of several, and takes that one', () => {
    const request = requestWith([]);
    const answer = packingAnswer('SN-1', request, contextWith(request));
    const [, second] = answer.offers ?? [];
    expect(packingAnswer(second!, request, contextWith(request)).text).toBe('ZOOM-07: packed.');
  });
});

describe('a scan at a return', () => {
  it.each<[string, string, ...RentalRequest[]]>([
    ['zoom03', 'ZOOM-03: returned from SL-4XK2PQ.', other({ status: 'collected' })],
    ['ZOOM-03', 'ZOOM-03: returned from SL-4XK2PQ.', missing('returned', true)],
    ['ZOOM-03', 'ZOOM-03 is packed for SL-4XK2PQ.', other()],
    ['ZOOM-01', 'ZOOM-01 is in the office.'],
    ['X', 'X: no unit has this code.'],
  ])('of %s is answered: %s', (typed, text, ...requests) => {
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
