import { describe, expect, it } from 'vitest';
import { undoRejectionMessage } from './messages';

describe('the message about a rejected undo', () => {
  it.each([
    [
      { kind: 'featured', list: 'products', limit: 8 },
      'Can’t undo: more than 8 products would be featured. Unfeature one first.',
    ],
    [
      { kind: 'address' },
      'Can’t undo: another item now uses this page URL. Rename that item first.',
    ],
    [
      { kind: 'category' },
      'Can’t undo: this would delete a category that is in use. Move its items to another category first.',
    ],
  ] as const)('names the rule and what to do: %o', (violation, message) => {
    expect(undoRejectionMessage({ kind: 'rule', action: 'undo', violation })).toBe(message);
  });

  it('names the reason if there is no rule', () => {
    expect(undoRejectionMessage({ kind: 'changedLater', action: 'undo' })).toBe(
      'This change can no longer be undone. The item was changed again afterwards.',
    );
  });
});
