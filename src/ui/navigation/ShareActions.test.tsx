import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { ShareActions } from './ShareActions';

const URL_TO_SHARE = `${location.origin}/projects/lagos-nights`;
const onCopied = vi.fn();
const button = page.getByRole('button', { name: 'Share Lagos Nights' });
const field = page.getByRole('textbox', { name: 'Copy this link to share it' });

async function show(device: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...device }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  await renderWithProviders(
    <ShareActions
      label="Share"
      name="Share Lagos Nights"
      linkLabel="Copy this link to share it"
      prepare={() => ({ title: 'Lagos Nights', url: URL_TO_SHARE })}
      onCopied={onCopied}
    />,
  );
}

const rejectWith = (name: string) => () => Promise.reject(new DOMException('No', name));

beforeEach(() => void onCopied.mockClear());

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('ShareActions', () => {
  it('opens the native share sheet once, even if it is clicked twice', async () => {
    let close = () => {};
    const share = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    await show({ share });
    await button.click();
    await button.click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Lagos Nights', url: URL_TO_SHARE });
    close();
    await new Promise(requestAnimationFrame);
    await button.click();
    expect(share).toHaveBeenCalledTimes(2);
    expect(onCopied).not.toHaveBeenCalled();
  });

  it('copies the link without a share sheet, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await show({ clipboard: { writeText } });
    await button.click();
    await expect.poll(() => onCopied.mock.calls).toHaveLength(1);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_TO_SHARE);
  });

  it('shows the selected link when the clipboard is denied', async () => {
    await show({ clipboard: { writeText: rejectWith('NotAllowedError') } });
    await button.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(URL_TO_SHARE);
    expect(String(getSelection())).toBe(URL_TO_SHARE);
    expect(onCopied).not.toHaveBeenCalled();
  });
});
