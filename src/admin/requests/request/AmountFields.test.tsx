import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { AmountFields } from './AmountFields';

it.each([
  ['2026-11-26', 'Rental: 3 days'],
  ['', 'No rental dates yet'],
  // A wrong digit of the year.
  ['2062-11-26', 'The rental dates are not valid'],
])('A last day of “%s” says %s', async (to, hint) => {
  await renderAdminPart(
    <AmountFields
      request={sampleRequest({ to })}
      onChange={() => undefined}
      isDisabled={false}
      ruledDays={3}
    />,
  );
  await expect.element(page.getByLabelText('Billable days')).toHaveAccessibleDescription(hint);
});
