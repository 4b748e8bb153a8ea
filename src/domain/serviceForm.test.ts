import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedWithin } from './featuredEdits';
import { FEATURED_SERVICES } from './limits';
import type { Service } from './service';
import { serviceFields, serviceOf, validateService } from './serviceForm';

const service = (id: string, isFeatured = false): Service => ({
  id,
  title: `Service ${id}`,
  description: 'A description that is long enough.',
  isFeatured,
  slug: `service-${id}`,
});
const FULL = ['a', 'b', 'c'].map((id) => service(id, true));
const NOW = '2026-01-02T03:04:05.000Z';

describe('the service form', () => {
  it.each([
    ['', '', { title: 'Title is required', description: 'Description is required' }],
    [' \t', 'x'.repeat(20), { title: 'Title is required' }],
    [
      'Film',
      ` ${'x'.repeat(19)} `,
      { description: 'Description should be at least 20 characters' },
    ],
    ['Film', 'x'.repeat(20), {}],
  ])('with title %j and description %j says what is wrong', (title, description, errors) => {
    const fields = { title, description, icon: '', isFeatured: false };
    expect(validateService(fields, [], '')).toEqual(errors);
  });

  it('refuses a fourth featured service, but not one of the three', () => {
    const fields = { ...serviceFields(FULL[0], FULL), isFeatured: true };
    expect(validateService(fields, FULL, 'a')).toEqual({});
    expect(validateService(fields, FULL, 'd')).toEqual({
      isFeatured: 'Maximum of 3 featured services allowed',
    });
  });

  it('begins with the film icon, featured only while fewer than 3 are', () => {
    expect(serviceFields(undefined, FULL.slice(1))).toMatchObject({
      icon: 'FilmIcon',
      isFeatured: true,
    });
    expect(serviceFields(undefined, FULL).isFeatured).toBe(false);
  });

  it('keeps the address of a service and fields it does not know', () => {
    const before = { ...service('a'), slug: 'old-address', colour: 'amber', icon: 'CameraIcon' };
    const fields = { title: ' New ', description: ' Text ', icon: '', isFeatured: true };
    expect(serviceOf(fields, before, [before], NOW)).toEqual({
      id: 'a',
      title: 'New',
      description: 'Text',
      isFeatured: true,
      slug: 'old-address',
      colour: 'amber',
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('gives a new one an address that no other has', () => {
    const taken = { ...service('a'), slug: 'film' };
    const made = serviceOf(
      { title: 'Film', description: '', icon: 'FilmIcon', isFeatured: false },
      { id: 'b' },
      [taken],
      NOW,
    );
    expect(made.slug).not.toBe('film');
    expect(made.slug).toMatch(/^film-/);
  });
});

describe('saving featured records', () => {
  it('takes the flag from the first one in list order when a fourth comes', () => {
    const edits = savedWithin(FULL, [service('d', true)], FEATURED_SERVICES);
    expect(edits.map(({ id, isFeatured }) => [id, isFeatured])).toEqual([
      ['a', false],
      ['d', true],
    ]);
  });

  it('never leaves more than the limit, loses no record, and keeps the one just saved', () => {
    const flags = fc.array(fc.boolean(), { maxLength: 8 });
    const command = fc.record({ at: fc.nat(9), isFeatured: fc.boolean() });
    fc.assert(
      fc.property(flags, fc.array(command, { maxLength: 30 }), (start, commands) => {
        let list = savedWithin(
          [],
          start.map((flag, at) => service(`${at}`, flag)),
          3,
        );
        for (const { at, isFeatured } of commands) {
          const saved = service(`${at}`, isFeatured);
          const edits = new Map(savedWithin(list, [saved], 3).map((item) => [item.id, item]));
          const known = list.map((item) => edits.get(item.id) ?? item);
          list = list.some(({ id }) => id === saved.id) ? known : [...known, saved];
          expect(list.filter((item) => item.isFeatured).length).toBeLessThanOrEqual(3);
          expect(list.find(({ id }) => id === saved.id)?.isFeatured).toBe(isFeatured);
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        }
      }),
    );
  });
});
