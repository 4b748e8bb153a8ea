import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderAbove } from './renderAbove';

it('renders the deferred parts above the visitor, and leaves the others', async () => {
  onTestFinished(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.viewport(360, 740);
  await render(
    <main>
      {['A', 'B', 'C', 'D'].map((id) => (
        <section key={id} id={id} style={{ height: 1500 }} />
      ))}
    </main>,
  );
  const shown = () =>
    [...document.querySelectorAll('section')].map(({ style }) => style.contentVisibility);
  await renderAbove();
  expect(shown()).toEqual(['', '', '', '']);
  document.getElementById('C')?.scrollIntoView({ behavior: 'instant' });
  window.scrollBy({ top: 100, behavior: 'instant' });
  await renderAbove();
  expect(shown()).toEqual(['visible', 'visible', '', '']);
});
