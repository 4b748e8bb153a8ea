import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { siteTheme } from '@/theme/theme';
import { Section } from '../layout/Section';
import { yieldToMain } from '../schedule';
import { renderAbove } from './renderAbove';

it('keeps the visible part in place when deferred parts get their own heights', async () => {
  const { dataset } = document.documentElement;
  dataset['build'] = 'test';
  await page.viewport(360, 740);
  await render(
    <ThemeProvider theme={siteTheme()}>
      <main>
        {['A', 'B', 'C', 'D', 'E', 'F'].map((title) => (
          <Section key={title} id={title} title={title}>
            <div style={{ height: 1500 }} />
          </Section>
        ))}
      </main>
    </ThemeProvider>,
  );
  const last = document.getElementById('F') as HTMLElement;
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const isStill = async () => {
    const { top } = last.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    await yieldToMain();
    return last.getBoundingClientRect().top === top;
  };
  await expect.poll(isStill).toBe(true);
  const { top } = last.getBoundingClientRect();
  const before = window.scrollY;
  await renderAbove();
  dataset['live'] = '';
  await expect.poll(() => window.scrollY).toBeGreaterThan(before);
  expect(last.getBoundingClientRect().top).toBeCloseTo(top, 0);
  delete dataset['build'];
  delete dataset['live'];
  window.scrollTo({ top: 0, behavior: 'instant' });
});
