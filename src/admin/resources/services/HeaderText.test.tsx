import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createAdminStore,
  hasUnsavedChanges,
  stepLabels,
  unsavedText,
} from '../../../../tests/helpers/component/AdminHarness';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
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

  it('is saved when the administrator leaves the page, and not restored later', async () => {
    const { part, steps, kept } = await show();
    await field().fill('New');
    await part.unmount();
    await expect.poll(steps).toEqual([STEP]);
    await expect.poll(kept).toBeNull();
  });
});
