import { useLayoutEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Redirect } from './Redirect';

const url = window.location.href;

beforeEach(() => window.history.replaceState(null, '', '/other-name'));
afterEach(() => window.history.replaceState(null, '', url));

/** Goes to another page before the effects of the redirect run, as the Back button can. */
function BackPressed() {
  useLayoutEffect(
    () => window.history.replaceState({ idx: 0, key: 'earlier' }, '', '/earlier'),
    [],
  );
  return null;
}

const renderRoutes = (isLeft: boolean) =>
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/other-name"
          element={
            <>
              <Redirect to="/own-name" />
              {isLeft && <BackPressed />}
            </>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );

test('A redirect replaces the URL', async () => {
  await renderRoutes(false);
  expect(window.location.pathname).toBe('/own-name');
});

test('A redirect keeps the router state', async () => {
  const about = { subject: 'Lenses' };
  window.history.replaceState({ idx: 0, key: 'first', usr: about }, '', '/other-name');
  await renderRoutes(false);
  expect(window.history.state).toMatchObject({ usr: about });
});

test('A redirect leaves the URL of another page that the visitor went to in the meantime', async () => {
  await renderRoutes(true);
  expect(window.location.pathname).toBe('/earlier');
});
