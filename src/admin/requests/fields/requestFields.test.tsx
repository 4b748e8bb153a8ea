import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleRequest } from '@/domain/rental/rentalFixture';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { requestPart, type RequestFieldsProps } from './requestFields';

it('A part of a request renders again only when its fields or other props change', async () => {
  let renders = 0;
  const Notes = requestPart(
    ['internalNotes'],
    function Notes({ request, isDisabled = false }: RequestFieldsProps<'internalNotes'>) {
      renders += 1;
      return <p>{`${request.internalNotes}${isDisabled ? ', disabled' : ''}`}</p>;
    },
  );
  const onChange = () => undefined;
  const request = sampleRequest({ internalNotes: 'Call' });
  const { rerender } = await renderWithProviders(<Notes request={request} onChange={onChange} />);
  const priced = { ...request, deposit: 5 };
  await rerender(<Notes request={priced} onChange={onChange} />);
  expect(renders).toBe(1);
  await rerender(<Notes request={request} onChange={onChange} isDisabled />);
  await expect.element(page.getByText('Call, disabled')).toBeVisible();
  const called = { ...request, internalNotes: 'Called' };
  await rerender(<Notes request={called} onChange={onChange} isDisabled />);
  await expect.element(page.getByText('Called, disabled')).toBeVisible();
  expect(renders).toBe(3);
});
