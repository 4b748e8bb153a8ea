import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { entry, fields, type FieldContext } from './field';
import { checkbox } from './kinds/choice';
import { list } from './kinds/list';
import { count, maybeUnknown } from './kinds/number';
import { lines, shortText } from './kinds/text';
import { optional } from './kinds/wrappers';
import { formSchema, formInput, withInput } from './record';

interface Thing {
  name: string;
  note?: string;
  tags: string[];
  units: number | 'unknown';
  isOn: boolean;
  hero: { title: string; link?: string };
}

const context: FieldContext = {
  content: readContent({}).content,
  id: 'a',
  isNew: false,
  isFeatured: false,
  othersFeatured: 0,
  canFeature: true,
  featuredFull: '',
  freeSlug: String,
};

const rows = fields<Thing>()([
  shortText('name', {
    required: 'Name is required',
    max: 5,
    check: [(name) => !name.includes('!'), 'No exclamation marks'],
    isSearched: true,
  }),
  optional(shortText('note', { isSearched: true })),
  lines('tags', { itemLabel: 'Tag', addLabel: 'Add tag' }),
  maybeUnknown(count('units', {})),
  checkbox('isOn', { label: 'On' }),
  shortText('hero.title', {}),
  optional(shortText('hero.link', {})),
]);

const THING: Thing = {
  name: ' Odd name! ',
  note: 'x',
  tags: [' a ', ''],
  units: 'unknown',
  isOn: true,
  hero: { title: ' b', link: '/c' },
};

const errorsOf = (values: object, record: Thing) => {
  const schema = formSchema(rows, record, context);
  const { issues = [] } = v.safeParse(schema, { ...formInput(rows, record, context), ...values });
  return issues.map(({ message }) => message);
};

describe('a table of fields', () => {
  it('saves a record unchanged when nothing was edited', () => {
    expect(withInput(rows, formInput(rows, THING, context), THING, context)).toEqual(THING);
  });

  it('changes the edited fields only, and removes optional ones that are empty', () => {
    const input = formInput(rows, THING, context);
    const edited = { ...input, note: ' ', tags: [{ text: ' c ' }, { text: '' }], units: '3' };
    expect(withInput(rows, { ...edited, 'hero-link': '' }, THING, context)).toStrictEqual({
      name: ' Odd name! ',
      tags: ['c'],
      units: 3,
      isOn: true,
      hero: { title: ' b' },
    });
  });

  it('checks edited fields, in the order of its rows', () => {
    expect(errorsOf({}, THING)).toEqual([]);
    expect(errorsOf({ name: 'Other name!', units: '-1' }, THING)).toEqual([
      'Use at most 5 characters',
      'No exclamation marks',
      'Units must be a whole number, 0 or more',
    ]);
    expect(errorsOf({ name: ' ' }, THING)).toEqual(['Name is required']);
  });
});

describe('a list of entries', () => {
  interface Box {
    parts: { id?: string; size: { width: string }; note?: string }[];
  }
  const parts = entry<Box['parts'][number]>()([shortText('size.width')]);
  const boxes = fields<Box>()([list('parts', { of: parts, noun: 'part' })]);
  const BOX: Box = { parts: [{ id: 'a', size: { width: '2' }, note: 'kept' }] };
  const blank = { stored: '', 'size-width': ' ' };

  it('leaves out blank entries only, and keeps what the form does not have', () => {
    const input = formInput(boxes, BOX, context);
    const edited = { ...input.parts[0]!, 'size-width': '3' };
    expect(withInput(boxes, { parts: [blank, edited] }, BOX, context)).toEqual({
      parts: [{ ...BOX.parts[0], size: { width: '3' } }],
    });
  });

  it('stays as it is stored, or missing, when only blank entries were added', () => {
    const odd: Box = { parts: [{ size: { width: '' } }] };
    const added = { parts: [...formInput(boxes, odd, context).parts, blank] };
    expect(withInput(boxes, added, odd, context)).toEqual(odd);
    expect(withInput(boxes, { parts: [blank] }, {}, context)).toEqual({});
  });

  it('has IDs only if its kind says so', () => {
    const named = list('parts', { of: parts, noun: 'part', ids: 'part-' });
    expect(formInput(boxes, BOX, context).parts[0]).not.toHaveProperty('id');
    expect(named.toInput(BOX.parts, context)[0]).toHaveProperty('id', 'a');
  });
});
