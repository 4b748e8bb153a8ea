import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import ConfirmDialog from './ConfirmDialog';
import { Modal } from './Modal';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <a href="#elsewhere">Elsewhere</a>
      {isOpen && (
        <Modal onClose={() => setIsOpen(false)} label="Example dialog">
          <div style={{ padding: 40 }}>
            <input aria-label="First" />
            <button type="button" onClick={() => setIsOpen(false)}>
              Close
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Example dialog' });
const field = page.getByRole('textbox', { name: 'First' });

async function openPage() {
  await renderWithProviders(<Page />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

function press(type: string, target: Element | null) {
  target?.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 2, clientY: 2 }),
  );
}

describe('Modal', () => {
  it('moves focus inside and makes the rest of the page inert', async () => {
    await openPage();
    await expect.element(field).toHaveFocus();
    (document.querySelector('a[href="#elsewhere"]') as HTMLElement).focus();
    await expect.element(field).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it.each([
    ['on Escape', () => userEvent.keyboard('{Escape}')],
    ['on its close button', () => page.getByRole('button', { name: 'Close' }).click()],
    [
      'on a click outside',
      async () => {
        const { top, left } = dialog.element().getBoundingClientRect();
        await userEvent.click(document.documentElement, {
          position: { x: left / 2, y: top / 2 },
          force: true,
        });
      },
    ],
  ])('closes %s and returns focus', async (_what, act) => {
    await openPage();
    await act();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('ignores the other clicks of a double click that opens or closes it', async () => {
    await renderWithProviders(<Page />);
    await opener.dblClick();
    await expect.element(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });

  it('stays open when clicked inside', async () => {
    await openPage();
    await userEvent.click(field);
    await userEvent.click(dialog, { position: { x: 8, y: 8 } });
    await expect.element(dialog).toBeVisible();
  });

  it('stays open when a press starts inside and ends outside', async () => {
    await openPage();
    press('pointerdown', field.element());
    press('mousedown', field.element());
    // The browser sends the click to the common ancestor of both points: the dialog.
    press('click', dialog.element());
    await expect.element(dialog).toBeVisible();
  });

  it('blocks scrolling of the page while it is open', async () => {
    await openPage();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  });
});

describe('ConfirmDialog', () => {
  async function showDialog() {
    const handlers = { confirm: vi.fn(), decline: vi.fn(), close: vi.fn() };
    await renderWithProviders(
      <ConfirmDialog
        title="Add to Booking Cart?"
        confirm={{ label: 'Yes, Add to Cart', onClick: handlers.confirm }}
        decline={{ label: 'No, Book Now', onClick: handlers.decline }}
        onClose={handlers.close}
      >
        <p>Explanation of the choice.</p>
      </ConfirmDialog>,
    );
    const called = () =>
      Object.entries(handlers).flatMap(([name, fn]) => fn.mock.calls.map(() => name));
    return { called };
  }

  it('is a dialog with its title as name and heading', async () => {
    await showDialog();
    const dialogByTitle = page.getByRole('dialog', { name: 'Add to Booking Cart?' });
    await expect.element(dialogByTitle).toBeVisible();
    await expect
      .element(dialogByTitle.getByRole('heading', { name: 'Add to Booking Cart?' }))
      .toBeVisible();
  });

  it.each([
    ['Yes, Add to Cart', 'confirm'],
    ['No, Book Now', 'decline'],
  ])('runs the action of "%s" once', async (name, expected) => {
    const { called } = await showDialog();
    await page.getByRole('button', { name }).click();
    expect(called()).toEqual([expected]);
  });

  it('only closes on Escape', async () => {
    const { called } = await showDialog();
    await userEvent.keyboard('{Escape}');
    expect(called()).toEqual(['close']);
  });

  it('can be operated with the keyboard', async () => {
    const { called } = await showDialog();
    await expect.element(page.getByRole('button', { name: 'Yes, Add to Cart' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(called()).toEqual(['decline']);
  });
});
