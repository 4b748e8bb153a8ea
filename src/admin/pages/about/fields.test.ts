import { describe, expect, it } from 'vitest';
import { readContent, type Content } from '@/domain/content/content';
import {
  moveSection,
  sectionInput,
  sectionsWithInput,
  removeSection,
  type AboutSection,
} from './fields';

const section = (id: string, rest: object = {}): AboutSection => ({
  id,
  image: '',
  title: id,
  subtitle: '',
  description: '',
  ...rest,
});

const ABC = ['a', 'b', 'c'].map((id, index) => section(id, { position: index + 1 }));
const ids = (sections: readonly { id?: string }[]) => sections.map(({ id }) => id).join('');
const positions = (sections: readonly object[]) =>
  sections.map((one) => (one as { position: number }).position);

describe('the sections of the about page', () => {
  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 9, 'acb'],
    ['b', -3, 'bac'],
    ['x', 0, 'abc'],
  ])('moves %s to index %i, and renumbers the sections', (id, to, order) => {
    const moved = moveSection(ABC, id, to);
    expect(ids(moved)).toBe(order);
    expect(positions(moved)).toEqual([1, 2, 3]);
  });

  it('renumbers the remaining sections after a deletion', () => {
    const left = removeSection(ABC, 'a');
    expect(ids(left)).toBe('bc');
    expect(positions(left)).toEqual([1, 2]);
  });

  const contentOf = (cards: AboutSection[]): Content => ({
    ...readContent({}).content,
    about: { hero: { description: '' }, cards },
  });

  it('saves the form of a section and keeps fields that the form does not have', () => {
    const before = [section('a', { tone: 'warm' })];
    const content = contentOf(before);
    const values = { ...sectionInput(content, before[0]), title: ' Crew ' };
    expect(sectionsWithInput(content, 'a', values)).toEqual([{ ...before[0], title: 'Crew' }]);
  });

  it('appends a new section', () => {
    const values = { ...sectionInput(contentOf([])), title: 'B' };
    const added = (cards: AboutSection[]) => sectionsWithInput(contentOf(cards), 'd', values);
    expect(added([section('a')])[1]).toEqual(section('d', { title: 'B' }));
    expect(positions(added(ABC))).toEqual([1, 2, 3, 4]);
  });
});
