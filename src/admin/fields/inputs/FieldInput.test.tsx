import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { readContent } from '@/domain/content/content';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { FormFrame, PageButtons } from '../../forms/FormFrame';
import { entry, fields, pageContext } from '../field';
import { date } from '../kinds/date';
import { list } from '../kinds/list';
import { FieldInputs, useFieldsForm } from './FieldInput';

interface Plan {
  days: { day: string }[];
}
const days = entry<Plan['days'][number]>()([date('day', {})]);
const planFields = fields<Plan>()([
  list('days', {
    of: days,
    noun: 'day',
    errorOf: ({ length }) => (length > 1 ? 'At most 1 day' : undefined),
  }),
]);
const PLAN: Plan = { days: [{ day: 'In spring' }] };
const context = pageContext(readContent({}).content);

function Form() {
  const options = { name: 'plan', id: '', fields: planFields, record: PLAN, context };
  const editor = useFieldsForm(options);
  return (
    <FormFrame
      editor={editor}
      label="Plan"
      kind="page"
      onSave={() => Promise.resolve()}
      after={<PageButtons />}
    >
      <FieldInputs {...editor.inputs} />
    </FormFrame>
  );
}

it('A list shows its own error, and its entries know their stored values', async () => {
  await renderAdminPart(<Form />);
  const kept = page.getByText('Current value: “In spring”.');
  await expect.element(kept).toBeVisible();
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByLabelText('Day', { exact: true }).last().fill('2026-03-14');
  expect(kept.elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(page.getByText('At most 1 day')).toHaveFocus();
});
