import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { ShareButton } from './ShareButton';

let alert: MockInstance<typeof window.alert>;
const button = page.getByRole('button', { name: 'Share Lagos Nights' });
const field = page.getByRole('textbox', { name: 'Copy this link to share it' });
const expectedUrl = () => `${location.origin}/projects/lagos-nights`;

async function show(device: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...device }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  await renderWithProviders(<ShareButton title="Lagos Nights" path="/projects/lagos-nights" />);
}

const rejectWith = (name: string) => () => Promise.reject(new DOMException('No', name));

beforeEach(() => {
  alert = vi.spyOn(window, 'alert').mockReturnValue();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('ShareButton', () => {
  it('opens the native share sheet once, even if it is clicked twice', async () => {
    let close = () => {};
    const share = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    await show({ share });
    await button.click();
    await button.click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Lagos Nights', url: expectedUrl() });
    close();
    await new Promise(requestAnimationFrame);
    await button.click();
    expect(share).toHaveBeenCalledTimes(2);
    expect(alert).not.toHaveBeenCalled();
  });

  it("copies the link without a share sheet and alerts 'Link copied to clipboard!'", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await show({ clipboard: { writeText } });
    await button.click();
    await expect.poll(() => alert.mock.calls).toEqual([['Link copied to clipboard!']]);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expectedUrl());
  });

  it('shows the selected link when the clipboard is denied', async () => {
    await show({ clipboard: { writeText: rejectWith('NotAllowedError') } });
    await button.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(expectedUrl());
    expect(String(getSelection())).toBe(expectedUrl());
    expect(alert).not.toHaveBeenCalled();
  });
});
