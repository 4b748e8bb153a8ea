import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contentApi } from '@/api/content/contentApi';
import { changeRow } from '@/api/outbox/outboxTable';
import { noticeShown, noticesSlice, NoticeStack } from '@/features/notices';
import { settingsSlice } from '@/features/settings';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { row } from '../../../tests/helpers/storage/outboxFixture';
import OfflineSupport from './OfflineSupport';

it('Toasts do not cover a request that waits for a connection', async () => {
  await changeRow('SL-ABC234', () => ({ ...row(), state: 'queued', isRepeated: false }));
  const store = configureStore({
    reducer: {
      notices: noticesSlice.reducer,
      settings: settingsSlice.reducer,
      [contentApi.reducerPath]: contentApi.reducer,
    },
  });
  await renderWithProviders(
    <Provider store={store}>
      <main style={{ height: '100vh' }} />
      <NoticeStack />
      <OfflineSupport />
    </Provider>,
    { path: '/cart' },
  );
  store.dispatch(noticeShown({ message: 'You are offline.', duration: 60_000 }));
  const waiting = page.getByText('Waiting for a connection');
  await expect.element(waiting).toBeVisible();
  const gap = () => {
    const strip = waiting.element().closest('[role="status"]');
    const toast = document.querySelector('.rise');
    if (!strip || !toast) throw new Error('There is no strip or no toast');
    return strip.getBoundingClientRect().top - toast.getBoundingClientRect().bottom;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
