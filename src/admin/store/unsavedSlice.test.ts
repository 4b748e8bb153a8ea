import { describe, expect, it } from 'vitest';
import {
  formClosed,
  inputDropped,
  inputTyped,
  pendingPicturesChanged,
  selectAsksBeforeClosing,
  selectHasUnsavedChanges,
  selectInputs,
  selectPageInputs,
  unsavedSlice,
  type UnsavedInput,
} from './unsavedSlice';

type Action = Parameters<typeof unsavedSlice.reducer>[1];

const after = (...actions: Action[]) => ({
  unsaved: actions.reduce(unsavedSlice.reducer, unsavedSlice.getInitialState()),
});

const typed = (form: string, asksOn?: UnsavedInput['asksOn']) =>
  inputTyped({ form, input: { id: '', values: { name: 'Ada' }, ...(asksOn && { asksOn }) } });

describe('unsaved input', () => {
  it.each([
    ['no input', [], false, false],
    ['input before a reload', [typed('a')], false, false],
    ['input that saves itself', [typed('a', 'closing')], false, true],
    ['input of a form', [typed('a', 'leaving')], true, true],
    [
      'input of a form that has left the page',
      [typed('a', 'leaving'), formClosed('a')],
      false,
      false,
    ],
    [
      'one of two forms',
      [typed('a', 'leaving'), typed('b', 'leaving'), inputDropped('b')],
      true,
      true,
    ],
    ['a picture that is being processed', [pendingPicturesChanged(1)], true, true],
    ['a processed picture', [pendingPicturesChanged(1), pendingPicturesChanged(-1)], false, false],
  ])('asks before the page is left or closed: %s', (_what, actions, asksToLeave, asksToClose) => {
    const state = after(...actions);
    expect(selectHasUnsavedChanges(state)).toBe(asksToLeave);
    expect(selectAsksBeforeClosing(state)).toBe(asksToClose);
  });

  it('stays until it is stored or discarded, and is shown in previews while its page is open', () => {
    const open = [typed('site', 'leaving'), typed('products', 'leaving')];
    expect(Object.keys(selectPageInputs(after(...open)))).toEqual(['site']);
    const left = after(...open, formClosed('site'));
    expect(selectPageInputs(left)).toEqual({});
    expect(selectInputs(left)['site']).toEqual({ id: '', values: { name: 'Ada' } });
    expect(selectInputs(after(...open, inputDropped('site')))).not.toHaveProperty('site');
  });
});
