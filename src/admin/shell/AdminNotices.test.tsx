import DialogActions from '@mui/material/DialogActions';
import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import { noticesSlice, noticeShown } from '@/features/notices';
import { AdminDialog, EditorModal } from '../layout/AdminDialogs';
import { FormFrame, PageButtons } from '../forms/FormFrame';
import { useSchemaForm } from '../forms/useAdminForm';
import { FeaturedCard } from '../resources/records/FeaturedSection';
import { renderWithProviders, actAndFlush } from '../../../tests/helpers/component/TestProviders';
import { AdminNotices } from './AdminNotices';

const nothing = () => undefined;

/** Form of a page with its buttons. */
function PageForm() {
  const form = useSchemaForm({ schema: v.object({}), start: {} });
  return (
    <FormFrame
      editor={{ form, isDirty: false, isRestored: false, discard: nothing }}
      label="Page"
      kind="page"
      onSave={async () => undefined}
      after={<PageButtons />}
    >
      {null}
    </FormFrame>
  );
}

const bar = <PageForm />;

const card = <FeaturedCard buttons={<button type="button">Star</button>}>A lens</FeaturedCard>;

/** Returns the distance in px of the toasts from the bottom of the screen. */
function bottom(): number {
  const stack = page.getByRole('status', { includeHidden: true }).element();
  return parseFloat(getComputedStyle(stack).bottom);
}

async function show(content: ReactNode): Promise<void> {
  await cleanup();
  const store = configureStore({ reducer: { notices: noticesSlice.reducer } });
  await renderWithProviders(
    <Provider store={store}>
      {content}
      <AdminNotices />
    </Provider>,
  );
}

it('toasts appear above the buttons of a form, and at the bottom if only cards have buttons', async () => {
  await show(<main />);
  const low = bottom();
  await show(
    <main>
      <ul>{card}</ul>
    </main>,
  );
  expect(bottom()).toBe(low);
  await show(<main>{bar}</main>);
  expect(bottom()).toBeGreaterThan(low);
});

it('toasts appear above the buttons of a dialog', async () => {
  await show(<main />);
  const low = bottom();
  await show(
    <EditorModal title="Edit" onClose={nothing}>
      <DialogActions>Save</DialogActions>
    </EditorModal>,
  );
  await expect.poll(bottom).toBeGreaterThan(low);
});

/** Dialog with a Save button that reports a save, and a Close button. */
function SavingWindow({ onSave }: { onSave: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    isOpen && (
      <AdminDialog onClose={nothing} label="Edit">
        <button type="button" onClick={onSave}>
          Save
        </button>
        <button type="button" onClick={() => setIsOpen(false)}>
          Close
        </button>
      </AdminDialog>
    )
  );
}

describe('the toast of a save in a dialog', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function saveInWindow() {
    await cleanup();
    const starts: string[] = [];
    const hear = ({ animationName }: AnimationEvent) => starts.push(animationName);
    document.addEventListener('animationstart', hear);
    onTestFinished(() => document.removeEventListener('animationstart', hear));
    const store = configureStore({ reducer: { notices: noticesSlice.reducer } });
    await renderWithProviders(
      <Provider store={store}>
        <SavingWindow onSave={() => store.dispatch(noticeShown({ message: 'Saved' }))} />
        <AdminNotices />
      </Provider>,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Saved')).toBeVisible();
    return { starts, store };
  }
  const close = () => page.getByRole('button', { name: 'Close' }).click();

  const setMotion = (value: 'no-preference' | 'reduce') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });

  it('stays the same element when the dialog closes, and is rendered once', async () => {
    await setMotion('no-preference');
    onTestFinished(async () => {
      await setMotion('reduce');
    });
    const { starts } = await saveInWindow();
    const toast = page.getByText('Saved').element();
    expect(toast.closest('[role="dialog"]')).not.toBeNull();
    await expect.poll(() => starts).toEqual(['rise']);
    await close();
    await expect.poll(() => toast.closest('[role="dialog"]')).toBeNull();
    expect(page.getByText('Saved').elements()).toEqual([toast]);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    expect(starts).toEqual(['rise']);
  });

  it('can be dismissed in the dialog and after it closes', async () => {
    const { store } = await saveInWindow();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
    await actAndFlush(() => store.dispatch(noticeShown({ message: 'Saved again' })));
    await close();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.element(page.getByText('Saved again')).not.toBeInTheDocument();
  });

  it('disappears after its own duration, however long the dialog was open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await saveInWindow();
    await actAndFlush(() => vi.advanceTimersByTimeAsync(4900));
    await close();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await actAndFlush(() => vi.advanceTimersByTimeAsync(200));
    expect(page.getByText('Saved').elements()).toEqual([]);
  });
});
