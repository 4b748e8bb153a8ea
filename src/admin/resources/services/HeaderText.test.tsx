import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectStorageState } from '../../storage/storageSlice';
import {
  createAdminStore,
  hasUnsavedChanges,
  restoreInput,
  stepLabels,
  unsavedText,
} from '../../../../tests/helpers/component/AdminHarness';
import { fillStorage } from '../../../../tests/helpers/storage/backOfficeDatabase';
import {
  actAndFlush,
  renderWithProviders,
} from '../../../../tests/helpers/component/TestProviders';
import { undo } from '../../drafts/editThunks';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { useAdminSelector } from '../../store/hooks';
import { HeaderText } from './HeaderText';

const FILES = { 'services/index.json': { services: [{ description: 'Old' }] } };
const STEP = 'Header text of the services changed';

const field = () => page.getByRole('textbox', { name: 'Page Header Text' });

function Screen({ isLocked = false }: { isLocked?: boolean }) {
  const content = useAdminSelector(selectDraftContent);
  return content && <HeaderText content={content} isLocked={isLocked} />;
}

async function show() {
  const store = await createAdminStore(FILES);
  const ui = (isLocked?: boolean) => (
    <Provider store={store}>
      <Screen isLocked={isLocked} />
    </Provider>
  );
  const part = await renderWithProviders(ui());
  const kept = () => unsavedText(store, 'services-header');
  return { store, part, ui, kept, steps: () => stepLabels(store) };
}

describe('the text above the services', () => {
  it('is saved once by Ctrl+S or when the field loses focus', async () => {
    const { store, steps } = await show();
    await field().fill('New');
    expect(hasUnsavedChanges(store)).toBe(false);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(steps).toEqual([STEP]);
    await userEvent.tab();
    expect(steps()).toEqual([STEP]);
  });

  it('is stored on the next blur after it could not be stored, and not again after an Undo', async () => {
    const { store, steps, kept } = await show();
    const makeRoom = fillStorage();
    await field().fill('New');
    await userEvent.tab();
    await expect.poll(() => selectStorageState(store.getState())).toBe('memory');
    expect(kept()).toContain('New');
    makeRoom();
    await field().click();
    await userEvent.tab();
    await expect.poll(() => selectStorageState(store.getState())).toBe('stored');
    expect(steps()).toEqual([STEP]);
    await actAndFlush(() => store.dispatch(undo()));
    await expect.element(field()).toHaveValue('Old');
    await field().click();
    await userEvent.tab();
    expect(steps()).toEqual([]);
  });

  it('counts as unsaved while editing is disabled, and is saved once when it is possible', async () => {
    const { store, part, ui, steps } = await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await field().fill('New');
      await part.rerender(ui(true));
      vi.advanceTimersByTime(5000);
      expect(steps()).toEqual([]);
      expect(hasUnsavedChanges(store)).toBe(true);
      await part.rerender(ui(false));
      vi.advanceTimersByTime(1100);
      await expect.poll(steps).toEqual([STEP]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is saved when the page becomes hidden', async () => {
    const { steps } = await show();
    await field().fill('New');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(steps).toEqual([STEP]);
  });

  it('is restored after a reload, and saved automatically', async () => {
    const { store, ui, part, steps, kept } = await show();
    await part.unmount();
    restoreInput(store, 'services-header', { id: '', values: { text: 'New' } });
    await renderWithProviders(ui());
    await expect.element(field()).toHaveValue('New');
    await expect.poll(steps, { timeout: 3000 }).toEqual([STEP]);
    await expect.poll(kept).toBeNull();
    expect(selectDraftContent(store.getState())?.servicesIntro?.description).toBe('New');
  });

  it('is saved when the administrator leaves the page, and not restored later', async () => {
    const { part, steps, kept } = await show();
    await field().fill('New');
    await part.unmount();
    await expect.poll(steps).toEqual([STEP]);
    await expect.poll(kept).toBeNull();
  });
});
