import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { EditorFoot, EditorModal } from '@/features/admin/common/EditorModal';
import { SaveBar } from '@/features/admin/common/PageForm';
import { FeaturedCard } from '@/features/admin/common/records/FeaturedSection';
import { noticesSlice } from '@/features/notices';
import { renderPart } from '../../../tests/helpers/Ground';
import { AdminNotices } from './AdminNotices';

const nothing = () => undefined;

const bar = (
  <SaveBar
    form="form"
    isSaving={false}
    isWaiting={false}
    isDisabled={false}
    isDirty={false}
    onDiscard={nothing}
  />
);

const card = (
  <FeaturedCard picture={null} buttons={<button type="button">Star</button>}>
    A lens
  </FeaturedCard>
);

/** How far the toasts are from the bottom of the screen, in px. */
function bottom(): number {
  const stack = page.getByRole('status', { includeHidden: true }).element();
  return parseFloat(getComputedStyle(stack).bottom);
}

async function show(content: ReactNode): Promise<void> {
  await cleanup();
  const store = configureStore({ reducer: { notices: noticesSlice.reducer } });
  await renderPart(
    <Provider store={store}>
      {content}
      <AdminNotices />
    </Provider>,
  );
}

it('toasts stand above the buttons of a form, and low where only cards have some', async () => {
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

it('toasts stand above the buttons of a window', async () => {
  await show(<main />);
  const low = bottom();
  await show(
    <EditorModal title="Edit" onClose={nothing}>
      <EditorFoot>Save</EditorFoot>
    </EditorModal>,
  );
  await expect.poll(bottom).toBeGreaterThan(low);
});
