import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAdminStore } from '../../../tests/helpers/component/AdminHarness';
import { installPopStateGuard } from '@/ui/history/useBackToClose';
import { useConfirm } from '../layout/AdminDialogs';
import { LEAVE_CONFIRMATION } from '../forms/unsavedInput';
import { AdminTheme } from '../theme/AdminTheme';
import { inputTyped } from '../store/unsavedSlice';
import { useNavigationGuard } from './useNavigationGuard';

installPopStateGuard();

const start = window.location.href;
const question = page.getByRole('dialog', { name: 'Leave without saving?' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
async function isShown(name: string) {
  await expect.element(page.getByText(`Page ${name}`)).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe(`/admin/${name}`);
}

function Frame() {
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  useNavigationGuard(() => confirm(LEAVE_CONFIRMATION));
  return (
    <>
      {['a', 'b', 'c'].map((name) => (
        <button key={name} type="button" onClick={() => void navigate(`/admin/${name}`)}>
          {name}
        </button>
      ))}
      <Routes>
        {['a', 'b', 'c'].map((name) => (
          <Route key={name} path={`/admin/${name}`} element={<p>Page {name}</p>} />
        ))}
      </Routes>
      {dialog}
    </>
  );
}

beforeEach(async () => {
  window.history.pushState(null, '', '/admin/a');
  const store = await createAdminStore({});
  await render(
    <BrowserRouter>
      <Provider store={store}>
        <AdminTheme>
          <Frame />
        </AdminTheme>
      </Provider>
    </BrowserRouter>,
  );
  await press('b');
  await press('c');
  window.history.back();
  await isShown('b');
  store.dispatch(
    inputTyped({ form: 'home-page', input: { id: '', values: {}, asksOn: 'leaving' } }),
  );
});
afterEach(() => window.history.pushState(null, '', start));

describe.each([
  ['Back', -1, 'a'],
  ['Forward', 1, 'c'],
])('%s from a page with unsaved input', (_name, delta, target) => {
  it('stays on it after Cancel, and asks again', async () => {
    // The question replaces the entries after the page.
    for (let round = 0; round < (delta < 0 ? 2 : 1); round += 1) {
      window.history.go(delta);
      await expect.element(question).toBeVisible();
      await isShown('b');
      await press('Cancel');
      await expect.element(question).not.toBeInTheDocument();
    }
  });

  it('leaves it after one question', async () => {
    window.history.go(delta);
    await expect.element(question).toBeVisible();
    await press('Leave');
    await isShown(target);
    await expect.element(question).not.toBeInTheDocument();
  });
});
