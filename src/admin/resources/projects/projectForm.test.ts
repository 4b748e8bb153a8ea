import { describe, expect, it } from 'vitest';
import type { Project } from '@/domain/project/schema';
import { createFormContext, missingFields } from '../formDefinition';
import { contentWith, project, submitForm } from '../resourceFixture';
import { projects as resource, relatedProjectIds } from './projectResource';

const submit = (id: string, values: object, projects: Project[] = [project('a')]) =>
  submitForm(resource, contentWith({ projects }), id, () => values);

const FILLED = {
  title: 'Film',
  description: 'Text',
  category: ['Film'],
  image: '/media/a.webp',
  date: '2026-01-02',
  location: 'Jos',
};

describe('the project form', () => {
  it('requires title, description, category, main image, date and location', () => {
    const { errors } = { errors: {}, ...submit('new', { date: '' }) };
    expect(Object.keys(errors)).toEqual([
      'title',
      'description',
      'category',
      'image',
      'date',
      'location',
    ]);
    const record = resource.create('new', 'now');
    const start = { ...FILLED, gallery: [], details: [], website: '', isFeatured: false };
    const context = createFormContext(resource, contentWith({}), record, { isNew: true });
    const missing = (values: object) =>
      missingFields(resource, { ...start, ...values }, record, context).map(({ path }) => path);
    expect(missing({ date: '', title: ' ', category: [] })).toEqual(['title', 'category', 'date']);
    expect(missing({ title: 'a'.repeat(1000) })).toEqual([]);
    expect(missing({})).toEqual([]);
  });

  it.each(['example', 'javascript:alert(1)', 'http://', 'https://', 'https://a b.example'])(
    'rejects the website %s',
    (website) => {
      expect(submit('new', { ...FILLED, website })).toHaveProperty('errors.website');
    },
  );

  it.each(['https://example.com', 'https://example.com/a?b=c#d'])(
    'accepts the website %j',
    (website) => {
      expect(submit('new', { ...FILLED, website })).toHaveProperty('record.website', website);
    },
  );

  it('accepts a film, lacks the field without one, and says which addresses are films', () => {
    const film = (video: string) => submit('new', { ...FILLED, video });
    expect(film(' https://youtu.be/aqz-KE_bpKQ ')).toHaveProperty(
      'record.video',
      'https://youtu.be/aqz-KE_bpKQ',
    );
    expect(film('')).not.toHaveProperty('record.video');
    expect(film('https://films.example/a')).toEqual({
      errors: { video: expect.stringContaining('on YouTube or Vimeo, or the path of an MP4') },
    });
  });

  it('shows a month and year as its first day, and keeps the text until another day is selected', () => {
    expect(submit('a', { title: 'B' })).toHaveProperty('record.date', 'March 2025');
    expect(submit('a', { date: '2025-03-01' })).toHaveProperty('record.date', 'March 2025');
    expect(submit('a', { date: '2025-03-02' })).toHaveProperty('record.date', '2025-03-02');
  });

  it('keeps any other date text, which counts as filled', () => {
    const before = project('a', { date: 'Spring' });
    expect(submit('a', { title: 'B' }, [before])).toHaveProperty('record.date', 'Spring');
  });

  it('drops no category, keeps a list of paragraphs as a list, and leaves out empty details', () => {
    const before = project('a', { category: ['Film', 'Gone'] });
    expect(submit('a', { title: 'B' }, [before])).toMatchObject({
      record: { category: ['Film', 'Gone'], description: ['One.', 'Two.'] },
    });
    const changed = { description: 'One.\n\nThree.', details: [{ text: ' ' }, { text: ' x ' }] };
    expect(submit('a', changed, [before])).toMatchObject({
      record: { description: ['One.', 'Three.'], details: ['x'] },
    });
  });

  it('rejects a fifth featured project, but not one of the four', () => {
    const full = ['a', 'b', 'c', 'd'].map((id) => project(id, { isFeatured: true }));
    expect(submit('new', { ...FILLED, isFeatured: true }, full)).toEqual({
      errors: { isFeatured: 'Maximum of 4 featured projects allowed' },
    });
    expect(submit('a', {}, full)).toHaveProperty('record.isFeatured', true);
  });
});

describe('related projects', () => {
  const all = [
    project('a', { category: ['Commercial'] }),
    project('b'),
    project('c', { category: ['Commercial'] }),
    project('d', { category: ['Fashion', 'film'] }),
    project('e'),
  ];

  it('are up to 3 others, with those of the same category first', () => {
    expect(relatedProjectIds({ id: 'e', category: ['Film'] }, all)).toEqual(['b', 'd', 'a']);
    expect(relatedProjectIds({ id: 'x', category: [] }, all)).toEqual(['a', 'b', 'c']);
    expect(relatedProjectIds({ id: 'b', category: ['Film'] }, [all[1]!])).toEqual([]);
  });
});
