import { describe, expect, it } from 'vitest';
import type { Service } from '@/domain/service/schema';
import { serviceFields, serviceOf, validateService } from './serviceFormValues';

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
  ])('with title %j and description %j shows the errors', (title, description, errors) => {
    const fields = { title, description, icon: '', isFeatured: false };
    expect(validateService(fields, [], '')).toEqual(errors);
  });

  it('rejects a fourth featured service, but not one of the three', () => {
    const fields = { ...serviceFields(FULL[0], FULL), isFeatured: true };
    expect(validateService(fields, FULL, 'a')).toEqual({});
    expect(validateService(fields, FULL, 'd')).toEqual({
      isFeatured: 'Maximum of 3 featured services allowed',
    });
  });

  it('starts with the film icon, and is featured only while fewer than 3 are', () => {
    expect(serviceFields(undefined, FULL.slice(1))).toMatchObject({
      icon: 'FilmIcon',
      isFeatured: true,
    });
    expect(serviceFields(undefined, FULL).isFeatured).toBe(false);
  });

  it('keeps the slug of a service and unknown fields', () => {
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

  it('gives a new service a unique slug', () => {
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
