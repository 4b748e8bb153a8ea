import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/TestProviders';
import ConfirmDialog from './ConfirmDialog';
import { Modal } from './Modal';

/** A page with a button that opens a window with a field. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} label="Window">
        <div style={{ padding: 40 }}>
          <input aria-label="First" />
          <button type="button" onClick={() => setIsOpen(false)}>
            Close
          </button>
        </div>
      </Modal>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Window' });
const field = page.getByRole('textbox', { name: 'First' });

async function openPage() {
  await renderWithProviders(<Page />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

/** A point of the screen beside the open window. */
function press(type: string, target: Element | null) {
  target?.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 2, clientY: 2 }),
  );
}

describe('a modal window', () => {
  it('takes the focus in, and keeps the rest of the page out of reach', async () => {
    await openPage();
    await expect.element(field).toHaveFocus();
    (document.querySelector('a[href="#elsewhere"]') as HTMLElement).focus();
    await expect.element(field).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', () => page.getByRole('button', { name: 'Close' }).click()],
    [
      'a press beside it',
      async () => {
        const { top, left } = dialog.element().getBoundingClientRect();
        await userEvent.click(document.documentElement, {
          position: { x: left / 2, y: top / 2 },
          force: true,
        });
      },
    ],
  ])('closes at %s, and gives the focus back', async (_what, act) => {
    await openPage();
    await act();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('stays at a press inside it', async () => {
    await openPage();
    await userEvent.click(field);
    await userEvent.click(dialog, { position: { x: 8, y: 8 } });
    await expect.element(dialog).toBeVisible();
  });

  it('stays when a press that began inside it ends beside it', async () => {
    await openPage();
    press('pointerdown', field.element());
    press('mousedown', field.element());
    // The browser sends the click to what both places have in common: the window itself.
    press('click', dialog.element());
    await expect.element(dialog).toBeVisible();
  });

  it('keeps what is typed in it while the page around it changes', async () => {
    await openPage();
    await userEvent.type(field, 'kept');
    window.dispatchEvent(new Event('resize'));
    await expect.element(field).toHaveValue('kept');
  });

  it('stops the page behind it from scrolling, as long as it is open', async () => {
    await openPage();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  });

  it('lets go of the page when it disappears with it', async () => {
    const { unmount } = await renderWithProviders(
      <Modal isOpen onClose={() => undefined} label="Window">
        <button type="button">Inside</button>
      </Modal>,
    );
    await unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('a confirmation', () => {
  async function ask() {
    const answers = { confirm: vi.fn(), decline: vi.fn(), close: vi.fn() };
    await renderWithProviders(
      <ConfirmDialog
        title="Add to Booking Cart?"
        confirm={{ label: 'Yes, Add to Cart', onClick: answers.confirm }}
        decline={{ label: 'No, Book Now', onClick: answers.decline }}
        onClose={answers.close}
      >
        <p>Several items at once, or one alone.</p>
      </ConfirmDialog>,
    );
    const called = () =>
      Object.entries(answers).flatMap(([name, fn]) => fn.mock.calls.map(() => name));
    return { called };
  }

  it('is a dialog with its question as name and heading', async () => {
    await ask();
    const named = page.getByRole('dialog', { name: 'Add to Booking Cart?' });
    await expect.element(named).toBeVisible();
    await expect
      .element(named.getByRole('heading', { name: 'Add to Booking Cart?' }))
      .toBeVisible();
  });

  it.each([
    ['Yes, Add to Cart', 'confirm'],
    ['No, Book Now', 'decline'],
  ])('takes "%s" for an answer, once', async (name, expected) => {
    const { called } = await ask();
    await page.getByRole('button', { name }).click();
    expect(called()).toEqual([expected]);
  });

  it('takes Escape for no answer', async () => {
    const { called } = await ask();
    await userEvent.keyboard('{Escape}');
    expect(called()).toEqual(['close']);
  });

  it('can be answered with the keyboard alone', async () => {
    const { called } = await ask();
    await expect.element(page.getByRole('button', { name: 'Yes, Add to Cart' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(called()).toEqual(['decline']);
  });
});
