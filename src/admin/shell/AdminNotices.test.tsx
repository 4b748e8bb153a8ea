import DialogActions from '@mui/material/DialogActions';
import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { noticesSlice } from '@/features/notices';
import { EditorModal } from '../layout/AdminDialogs';
import { FormFrame, PageButtons } from '../forms/FormFrame';
import { useSchemaForm } from '../forms/useAdminForm';
import { FeaturedCard } from '../resources/records/FeaturedSection';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { AdminNotices } from './AdminNotices';

const nothing = () => undefined;

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
  // The dialog covers the buttons of the page.
  await show(
    <>
      <main>{bar}</main>
      <EditorModal title="Edit" onClose={nothing}>
        No buttons
      </EditorModal>
    </>,
  );
  await expect.poll(bottom).toBe(low);
});
