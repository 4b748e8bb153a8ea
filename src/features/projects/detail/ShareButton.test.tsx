import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../../tests/helpers/TestProviders';
import { ShareButton } from './ShareButton';

const alert = vi.fn();
const button = page.getByRole('button', { name: 'Share Lagos Nights' });
const field = page.getByRole('textbox', { name: 'Copy this link to share it' });
const address = () => `${location.origin}/projects/lagos-nights`;

/** A device with these ways to share. */
async function show(device: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...device }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  await renderWithProviders(<ShareButton title="Lagos Nights" path="/projects/lagos-nights" />);
}

const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

beforeEach(() => {
  alert.mockClear();
  vi.spyOn(window, 'alert').mockImplementation(alert);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.restoreAllMocks();
});

describe('sharing a project', () => {
  it("opens the device's own sheet, once however often it is pressed", async () => {
    let close = () => {};
    const share = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    await show({ share });
    await button.click();
    await button.click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Lagos Nights', url: address() });
    close();
    await new Promise(requestAnimationFrame);
    await button.click();
    expect(share).toHaveBeenCalledTimes(2);
    expect(alert).not.toHaveBeenCalled();
  });

  it('says nothing when the sheet is closed', async () => {
    const writeText = vi.fn();
    await show({ share: refuse('AbortError'), clipboard: { writeText } });
    await button.click();
    await expect.element(button).toBeVisible();
    expect(writeText).not.toHaveBeenCalled();
    expect(alert).not.toHaveBeenCalled();
    await expect.element(field).not.toBeInTheDocument();
  });

  it("copies the link where there is no sheet, and says 'Link copied to clipboard!'", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await show({ clipboard: { writeText } });
    await button.click();
    await expect.poll(() => alert.mock.calls).toEqual([['Link copied to clipboard!']]);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address());
  });

  it('shows the link, marked, where the clipboard is refused', async () => {
    await show({ clipboard: { writeText: refuse('NotAllowedError') } });
    await button.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(address());
    expect(String(getSelection())).toBe(address());
    expect(alert).not.toHaveBeenCalled();
  });
});
