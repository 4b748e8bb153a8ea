import { describe, expect, it } from 'vitest';
import { contentWith, service, submitForm } from '../resourceFixture';
import { services } from './serviceResource';

const FULL = ['a', 'b', 'c'].map((id) => service(id, { isFeatured: true }));
const LONG = 'A description that is long enough.';

const submit = (id: string, values: object, records = FULL) =>
  submitForm(services, contentWith({ services: records }), id, () => values);

describe('the service form', () => {
  it.each([
    ['', '', { title: 'Title is required', description: 'Description is required' }],
    [' \t', 'x'.repeat(20), { title: 'Title is required' }],
    [
      'Film',
      ` ${'x'.repeat(19)} `,
      { description: 'Description should be at least 20 characters' },
    ],
  ])('with title %j and description %j shows the errors', (title, description, errors) => {
    expect(submit('new', { title, description })).toEqual({ errors });
  });

  it('rejects a fourth featured service, but not one of the three', () => {
    expect(submit('a', { isFeatured: true })).toHaveProperty('record.isFeatured', true);
    expect(submit('new', { title: 'Film', description: LONG, isFeatured: true })).toEqual({
      errors: { isFeatured: 'Maximum of 3 featured services allowed' },
    });
  });

  it('starts with the film icon, and is featured only while fewer than 3 are', () => {
    const made = (records: typeof FULL) =>
      submit('new', { title: 'X', description: LONG }, records);
    expect(made(FULL.slice(1))).toMatchObject({ record: { icon: 'FilmIcon', isFeatured: true } });
    expect(made(FULL)).toMatchObject({ record: { isFeatured: false } });
  });

  it('keeps the slug of a service and unknown fields', () => {
    const before = { ...service('a', { slug: 'old', icon: 'CameraIcon' }), colour: 'amber' };
    const values = { title: ' New ', description: ` ${LONG} `, icon: '', isFeatured: true };
    expect(submit('a', values, [before])).toEqual({
      record: {
        id: 'a',
        title: 'New',
        description: LONG,
        isFeatured: true,
        slug: 'old',
        colour: 'amber',
      },
    });
  });
});
