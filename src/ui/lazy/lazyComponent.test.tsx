import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { lazyComponent } from './lazyComponent';

it('keeps its place as it is, and the page, if it cannot be loaded', async () => {
  type Module = { default: ComponentType<{ text: string }> };
  const load = vi.fn<() => Promise<Module>>().mockRejectedValue(new Error('404'));
  const Estimate = lazyComponent(load, { isOptional: true });
  await renderWithProviders(
    <>
      <p>The form</p>
      <Estimate text="About" fallback={<p>Price on Request</p>} />
    </>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.element(page.getByText('Price on Request')).toBeVisible();
  await expect.element(page.getByText('The form')).toBeVisible();
});

it('shows the part once it is loaded', async () => {
  const Part = ({ text }: { text: string }) => <p>{text}</p>;
  const Estimate = lazyComponent(() => Promise.resolve({ default: Part }));
  await renderWithProviders(<Estimate text="About" />);
  await expect.element(page.getByText('About')).toBeVisible();
});
