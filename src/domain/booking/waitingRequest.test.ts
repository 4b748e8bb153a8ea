import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isExpired,
  parseWaitingRequest,
  stateAfterFailure,
  type WaitingRequest,
} from './waitingRequest';

const AT = '2026-11-22T09:00:00.000Z';
const DAY = 24 * 3600 * 1000;

const request: WaitingRequest = {
  reference: 'SL-ABC234',
  at: AT,
  fields: {
    name: 'Adaeze Obi',
    email: 'adaeze@example.com',
    phone: '+234 801 234 5678',
    subject: 'A film',
    preferredDate: '2026-12-01',
    duration: '2 days',
    notes: 'At night',
  },
  items: [],
  dates: { from: '2026-12-01', to: '2026-12-02' },
  extras: { estimate: 'About ₦70,000 for 2 days', needs: ['V-Mount battery'] },
  state: 'waiting',
};

describe('a stored request', () => {
  it('is read as it was stored', () => {
    expect(parseWaitingRequest(structuredClone(request))).toEqual(request);
  });

  it.each<[string, unknown]>([
    ['no object', 'SL-ABC234'],
    ['no reference', { ...request, reference: undefined }],
    ['another reference', { ...request, reference: '../../etc' }],
    ['no time', { ...request, at: 'yesterday' }],
  ])('with %s is left out', (_what, json) => {
    expect(parseWaitingRequest(json)).toBeUndefined();
  });

  it('of any other shape is readable, and in an unknown state it is not sent by itself', () => {
    fc.assert(
      fc.property(fc.object(), (more) => {
        const read = parseWaitingRequest({ ...more, reference: request.reference, at: AT });
        expect(Object.values(read?.fields ?? {}).every((text) => typeof text === 'string')).toBe(
          true,
        );
        if (!('state' in more)) expect(read?.state).toBe('posted');
      }),
    );
  });

  it('expires after 7 days', () => {
    const now = Date.parse(AT);
    expect(isExpired(request, now + 7 * DAY)).toBe(false);
    expect(isExpired(request, now + 7 * DAY + 1)).toBe(true);
  });
});

describe('the state after an attempt that failed', () => {
  it.each([
    ['unconfirmed', 'waiting', 'posted'],
    ['failed', 'waiting', 'declined'],
    ['later', 'waiting', 'waiting'],
    ['failed', 'posted', 'posted'],
    ['later', 'posted', 'posted'],
    ['later', 'declined', 'declined'],
    ['unconfirmed', 'declined', 'posted'],
  ] as const)('(%s) of a request that was %s is %s', (failure, before, after) => {
    expect(stateAfterFailure(failure, before)).toBe(after);
  });
});
