import { describe, expect, it } from 'vitest';
import { rebasedValues } from './useEditorForm';

describe('a form whose record is saved elsewhere meanwhile', () => {
  const from = { title: 'Old', text: 'Words', cards: [{ text: 'a' }] };

  it('follows what was saved in every field that was not typed into', () => {
    const to = { title: 'New', text: 'Other words', cards: [] };
    expect(rebasedValues(from, from, to)).toEqual(to);
  });

  it('keeps what was typed', () => {
    const typed = { ...from, text: 'Typed', cards: [{ text: 'b' }] };
    expect(rebasedValues(typed, from, { ...from, title: 'New', text: 'Other' })).toEqual({
      ...typed,
      title: 'New',
    });
  });

  it('shows a text as it was saved, without the spaces that were typed', () => {
    const sent = { ...from, title: ' Old ' };
    expect(rebasedValues(sent, sent, from)).toEqual(from);
  });
});
