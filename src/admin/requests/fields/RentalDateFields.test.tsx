import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { RentalDateFields } from './RentalDateFields';

function Form({ from, to }: { from: string; to: string }) {
  const [request, setRequest] = useState(sampleRequest({ from, to }));
  return (
    <RentalDateFields
      request={request}
      onChange={(fields) => setRequest((old) => ({ ...old, ...fields }))}
    />
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });

async function show(from: string, to: string) {
  await renderAdminPart(<Form from={from} to={to} />);
}

describe('the rental dates', () => {
  it('keep their number of days when the first one is moved past the last one', async () => {
    await show('2026-11-24', '2026-11-26');
    await field('From').fill('2026-12-01');
    await expect.element(field('To')).toHaveValue('2026-12-03');
  });

  it('count the days from before the first one is edited, whatever is entered meanwhile', async () => {
    await show('2026-11-24', '2026-11-26');
    (field('From').element() as HTMLElement).focus();
    // Day and month are both 12, because their order depends on the locale. Chromium reports a day after each key.
    await userEvent.keyboard('12');
    await userEvent.keyboard('12');
    await expect.element(field('From')).toHaveValue('2026-12-12');
    await expect.element(field('To')).toHaveValue('2026-12-14');
  });

  it('take a last day that becomes valid with the first one', async () => {
    await show('2026-11-24', '2026-11-26');
    await field('To').fill('2026-11-12');
    await expect
      .element(field('To'))
      .toHaveAccessibleDescription('Enter a date that is not before the first day');
    await field('From').fill('2026-11-10');
    await expect.element(field('To')).toHaveValue('2026-11-12');
    await field('From').fill('2026-11-13');
    await expect.element(field('To')).toHaveValue('2026-11-15');
  });
});
