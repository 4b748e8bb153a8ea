import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import QuantityStepper from './QuantityStepper';

const less = page.getByRole('button', { name: 'Decrease quantity of Cine Zoom' });
const more = page.getByRole('button', { name: 'Increase quantity of Cine Zoom' });
const group = page.getByRole('group', { name: 'Quantity of Cine Zoom' });

async function show(start: number) {
  const handleChange = vi.fn<(by: 1 | -1) => void>();
  function Row() {
    const [quantity, setQuantity] = useState(start);
    return (
      <QuantityStepper
        name="Cine Zoom"
        quantity={quantity}
        max={99}
        onChange={(by) => {
          handleChange(by);
          setQuantity(quantity + by);
        }}
      />
    );
  }
  await renderWithProviders(<Row />);
  return { changes: () => handleChange.mock.calls.map(([by]) => by) };
}

describe('QuantityStepper', () => {
  it('changes the quantity by one per click and announces it', async () => {
    const { changes } = await show(2);
    await more.click();
    await more.click();
    await less.click();
    expect(changes()).toEqual([1, 1, -1]);
    await expect.element(group).toHaveTextContent('3');
    await expect.element(group.getByText('3')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['decreases below 1', 2, less, -1, '1'],
    ['increases above 99', 98, more, 1, '99'],
  ])('never %s and keeps focus on the button', async (_what, start, end, by, last) => {
    const { changes } = await show(start);
    await expect.element(end).toHaveAttribute('aria-disabled', 'false');
    (end.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(changes()).toEqual([by]);
    await expect.element(group).toHaveTextContent(last);
    await expect.element(end).toHaveAttribute('aria-disabled', 'true');
    await expect.element(end).toHaveFocus();
  });
});
