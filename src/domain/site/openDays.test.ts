import { describe, expect, it } from 'vitest';
import type { HoursRow } from './schema';
import { hoursOn, openDays } from './openDays';
import { hoursText, DEFAULT_HOURS } from './hours';

const CONTACT = { email: '', phone: '', whatsapp: '', address: '' };
const weekOf = (...rows: [day: string, hours: string][]) => {
  const workingHours: HoursRow[] = rows.map(([day, hours]) => ({ day, hours }));
  const days = openDays({ workingHours, contact: CONTACT });
  return days?.map((isOpen) => (isOpen ? 'o' : '-')).join('');
};

describe('opening days', () => {
  it.each([
    ['Monday to Thursday', 'oooo---'],
    ['Mon - Fri', 'ooooo--'],
    ['Mon–Sat', 'oooooo-'],
    ['Mondays and Wednesdays', 'o-o----'],
    ['Tue, Thu & Sat', '-o-o-o-'],
    ['Saturday to Monday', 'o----oo'],
    ['Weekdays', 'ooooo--'],
    ['Weekends', '-----oo'],
    ['Daily', 'ooooooo'],
    ['SUNDAY', '------o'],
    ['Monday to Friday (except holidays):', 'ooooo--'],
  ])('are read from a row %j', (day, week) => {
    expect(weekOf([day, '9:00 AM - 6:00 PM'])).toBe(week);
  });

  it('are closed if a row marks them as closed, or if no row names them', () => {
    expect(weekOf(['Monday to Saturday', '9 - 18'], ['Sunday', 'Closed'])).toBe('oooooo-');
    expect(weekOf(['Daily', 'Open 24 hours'], ['Sunday', 'closed'])).toBe('oooooo-');
    expect(weekOf(['Daily', '9 - 18'], ['Friday', ''])).toBe('oooo-oo');
  });

  it('are those of rows without a remark if a row with one contradicts them', () => {
    expect(
      weekOf(['Monday to Saturday', '9 - 6'], ['Saturday (last of the month)', 'Closed']),
    ).toBe('oooooo-');
    expect(weekOf(['Daily', '9 - 6'], ['Sunday (by appointment)', 'Call us'])).toBe('ooooooo');
  });

  it('ignore rows that name no day', () => {
    expect(weekOf(['Monday', '9 - 18'], ['Public holidays', 'Closed'], ['to', '9'])).toBe(
      'o------',
    );
  });

  it('are those of the business hours, whatever the rows say', () => {
    const contact = { ...CONTACT, hours: hoursText(DEFAULT_HOURS) };
    for (const day of ['Monday to Friday', 'By phone'])
      expect(openDays({ workingHours: [{ day, hours: '9 - 18' }], contact })?.indexOf(false)).toBe(
        3,
      );
  });

  it('are those of the rows if the business hours name no opening day', () => {
    const workingHours = [{ day: 'Monday', hours: '9 - 18' }];
    for (const hours of ['{broken', '{"monday":{}}'])
      expect(openDays({ workingHours, contact: { ...CONTACT, hours } })?.[0]).toBe(true);
  });

  it('are unknown without any open day or business hours', () => {
    expect(weekOf()).toBeUndefined();
    expect(weekOf(['By appointment', 'Call us'])).toBeUndefined();
    expect(weekOf(['Daily', 'Closed'])).toBeUndefined();
    const contact = { ...CONTACT, hours: '{broken' };
    expect(openDays({ workingHours: [], contact })).toBeUndefined();
  });
});

it.each([
  ['the last row that names the day', 0, '9 - 18'],
  ['a row of its own', 5, '10 - 14'],
  ['none if no row names the day', 6, undefined],
])('The hours of a day are those of %s', (_what, weekday, hours) => {
  const workingHours = [
    { day: 'Monday to Saturday', hours: '9 - 18' },
    { day: 'Saturday', hours: '10 - 14' },
    { day: 'Monday (holidays)', hours: 'Closed' },
  ];
  expect(hoursOn({ workingHours, contact: CONTACT }, weekday)).toBe(hours);
});
