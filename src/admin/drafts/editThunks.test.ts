import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDrafts } from './state/draftEntry';
import { edit, names, openStore } from './draftsFixture';
import { canUndo, redo, undo } from './editThunks';
import { UNDO_STEPS, selectDrafts } from './state/draftsReducer';
import { selectChangeCount } from './content/draftContent';
import { propertyRuns } from '../../../tests/helpers/content/propertyRuns';
import { clearBackOffice, fillStorage } from '../../../tests/helpers/storage/backOfficeDatabase';

const IDS = ['a', 'b', 'c'];

beforeEach(clearBackOffice);

describe('an edit', () => {
  it.each(['constructor', '__proto__', 'prototype'])(
    'can change a record with the id %s, like any other',
    async (id) => {
      const store = await openStore();
      expect((await edit(store, id, 'Odd')).outcome).toBe('stored');
      await edit(store, 'constructor', 'Other');
      const expected = id === 'constructor' ? ['Other'] : ['Odd', 'Other'];
      const again = await openStore();
      for (const shown of [names(store), names(again)])
        expect(new Set(shown?.slice(2))).toEqual(new Set(expected));
      const ids = Object.keys(selectDrafts(again.getState()).projectCategories);
      expect(new Set(ids)).toEqual(new Set([id, 'constructor']));
      await edit(again, id, null);
      expect(names(again)).not.toContain('Odd');
      expect({}).not.toHaveProperty('base');
    },
  );

  it('adds a record at the end, or removes one', async () => {
    const store = await openStore();
    await edit(store, 'c', 'Fashion');
    await edit(store, 'a', null);
    expect(names(store)).toEqual(['Music', 'Fashion']);
    expect(selectChangeCount(store.getState())).toBe(2);
  });

  it('that restores the published value leaves no draft', async () => {
    const store = await openStore();
    await edit(store, 'a', 'Feature film');
    await edit(store, 'a', 'Film');
    expect(selectChangeCount(store.getState())).toBe(0);
  });

  it('that changes nothing is not a step', async () => {
    const store = await openStore();
    expect(await edit(store, 'a', 'Film')).toEqual({ step: null, outcome: 'stored' });
    expect(store.getState().undoHistory.done).toEqual([]);
  });

  it('survives closing the browser', async () => {
    await edit(await openStore(), 'a', 'Feature film');
    expect(names(await openStore())).toEqual(['Feature film', 'Music']);
  });

  it('can be undone as one of at least 50 recent edits', async () => {
    const store = await openStore();
    expect(UNDO_STEPS).toBeGreaterThanOrEqual(50);
    for (let at = 0; at <= UNDO_STEPS; at += 1) await edit(store, 'a', `Film ${at}`);
    expect(store.getState().undoHistory.done).toHaveLength(UNDO_STEPS);
  });

  it('that is retried after it could not be stored is one step, with the state before the first attempt', async () => {
    const store = await openStore();
    await edit(store, 'b', 'Songs');
    const makeRoom = fillStorage();
    expect((await edit(store, 'a', 'Feature film', 'renamed')).outcome).toBe('full');
    makeRoom();
    expect((await edit(store, 'a', 'Short film', 'renamed')).outcome).toBe('stored');
    expect(store.getState().undoHistory.done).toHaveLength(2);
    await store.dispatch(undo());
    expect(names(store)).toEqual(['Film', 'Songs']);
  });

  it('cannot be undone after another change to the record', async () => {
    const store = await openStore();
    const { step } = await edit(store, 'a', 'Feature film');
    await edit(store, 'a', 'Short film');
    expect(step && canUndo(step, selectDrafts(store.getState()), undefined)).toBe(false);
    expect(await store.dispatch(undo(step?.id))).toMatchObject({
      rejection: { kind: 'changedLater' },
    });
    expect(names(store)).toEqual(['Short film', 'Music']);
  });
});

const command = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    id: fc.constantFrom(...IDS),
    name: fc.option(fc.constantFrom('Film', 'Music', 'Fashion', 'Movie')),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);

describe('any sequence of edits, undos and redos', () => {
  it('can be undone to the published content, and redone to the last state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
        await clearBackOffice();
        const store = await openStore();
        for (const step of commands) {
          if (step.kind === 'edit') await edit(store, step.id, step.name);
          else if (step.kind === 'undo') await store.dispatch(undo());
          else await store.dispatch(redo());
        }
        const before = names(store);
        const { done } = store.getState().undoHistory;
        for (const _step of done) await store.dispatch(undo());
        expect(names(store)).toEqual(['Film', 'Music']);
        expect(selectDrafts(store.getState())).toEqual(emptyDrafts());
        for (const _step of done) await store.dispatch(redo());
        expect(names(store)).toEqual(before);
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});
