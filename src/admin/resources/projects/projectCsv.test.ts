import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from '@/domain/project/schema';
import { readRecordsCsv, writeRecordsCsv } from '../csv/recordsCsv';
import { category, contentWith, project } from '../resourceFixture';
import { projects as resource } from './projectResource';

const projectCategories = ['Film', 'Commercial'].map(category);
const read = (text: string, projects: Project[]) =>
  readRecordsCsv(text, resource, contentWith({ projects, projectCategories }), {
    now: 'later',
    random: Math.random,
  });
const write = (projects: Project[]) => writeRecordsCsv(resource, projects);
const HEAD = 'id,title,category,description,image,date,location,featured';
const row = (id: string, more = 'no') =>
  `${id},New one,commercial,Text,/media/b.webp,2026-02-03,Jos,${more}`;

describe('the projects file', () => {
  it('causes no changes when an export is imported again, whatever it contains', async () => {
    const text = fc.constantFrom(
      '=1+1',
      "'quoted",
      '@x',
      '-',
      'a "b", c',
      'line\nline',
      ' x ',
      'so\u00adft\r\n',
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(text, { maxLength: 3 }),
        async (title, date, details) => {
          const all = [project('a', { title, date, details, location: title }), project('b')];
          const back = await read(await write(all), all);
          expect(back).toEqual({ imported: [], unchanged: 2, unfeatured: [], problems: [] });
        },
      ),
    );
  });

  it('changes known projects, adds new ones with slug and related projects, and keeps the rest', async () => {
    const all = [project('a'), project('b', { category: ['Commercial'] })];
    const { imported, unchanged, problems } = await read(
      `${HEAD}\r\na,Project a,Film,"One.\n\nTwo.",/media/a.webp,March 2025,Abuja,no\r\n${row('')}`,
      all,
    );
    expect(problems).toEqual([]);
    expect(unchanged).toBe(0);
    expect(imported[0]).toEqual({
      record: { ...project('a'), location: 'Abuja', updatedAt: 'later' },
      changed: ['location'],
    });
    expect(imported[1]?.record).toMatchObject({
      title: 'New one',
      slug: 'new-one',
      category: ['Commercial'],
      relatedProjects: ['b', 'a'],
    });
    expect(imported[1]?.record.id).toMatch(/^project\w{10}$/);
  });

  it('compares without invisible characters, and cleans what is new', async () => {
    const pasted = 'Docu\u00admentary\u200b';
    const all = [project('a', { title: 'Old\u202fone', category: [pasted, 'Film'] })];
    const head = 'id,title,category,location';
    const change = (cells: string) => read(`${head}\n${cells}`, all);
    expect(
      (await change('a,Old one,"Film\nDocumentary",Ab\u00aduja\u00a0')).imported,
    ).toMatchObject([
      { record: { title: 'Old\u202fone', category: ['Film', pasted], location: 'Abuja' } },
    ]);
  });

  it('reports problems by row, and does not import invalid values', async () => {
    const { problems } = await read(
      `${HEAD}\n${row('x')}\ny,,Nowhere,,javascript:x,soon,,perhaps\n__proto__,,,,,,,`,
      [],
    );
    expect(problems).toEqual([
      { row: 3, message: 'title: Title is required' },
      { row: 3, message: 'category: there is no category “Nowhere”' },
      { row: 3, message: 'description: Description is required' },
      { row: 3, message: 'featured: must be yes or no' },
      { row: 3, message: 'date: must be a date such as 2026-03-14' },
      { row: 3, message: 'location: Location is required' },
      {
        row: 3,
        message: 'image: must be a path on this site such as /media/… or an https URL',
      },
      { row: 4, message: 'id: “__proto__” is not allowed' },
    ]);
  });
});
