import { useState } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useCleanFields } from '../../../src/admin/forms/cleanFields';
import { BoundField } from '../../../src/admin/forms/fields/BoundField';
import { useSchemaForm } from '../../../src/admin/forms/useAdminForm';
import { TrimmedField } from '../../../src/admin/requests/fields/TrimmedField';
import { renderAdminPart } from '../../helpers/component/AdminHarness';

const PASTED = 'Paste\u00adboard\u200b 90\u202fcm';
const CLEAN = 'Pasteboard 90 cm';

const schema = v.object({ title: v.string(), notes: v.string() });

function Fields() {
  useCleanFields();
  const form = useSchemaForm({ schema, start: { title: '', notes: '' } });
  const [stored, setStored] = useState('');
  const { title, notes } = form.watch();
  return (
    <>
      <BoundField control={form.control} name="title" label="Title" />
      <BoundField control={form.control} name="notes" label="Notes" multiline rows={2} />
      <TrimmedField label="Desk" value={stored} onChange={setStored} />
      <input type="password" aria-label="Password" />
      <input type="text" autoComplete="new-password" aria-label="Passphrase" />
      <output>{JSON.stringify([title, notes, stored])}</output>
    </>
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
async function expectValues(...values: string[]) {
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(values));
}

beforeEach(() => renderAdminPart(<Fields />));

test('Pasted text is cleaned when its field is left, and not before', async () => {
  await field('Title').fill(PASTED);
  await expect.element(field('Title')).toHaveValue(PASTED);
  await field('Notes').fill(`${PASTED}\n`);
  await field('Desk').fill(PASTED);
  await userEvent.tab();
  await expectValues(CLEAN, `${CLEAN}\n`, CLEAN);
  await expect.element(field('Desk')).toHaveValue(CLEAN);
});

test('Enter and Ctrl+S end the input of a field', async () => {
  await field('Title').fill(PASTED);
  await userEvent.keyboard('{Enter}');
  await expectValues(CLEAN, '', '');
  await field('Notes').fill(PASTED);
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Notes')).toHaveValue(`${PASTED}\n`);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectValues(CLEAN, `${CLEAN}\n`, '');
});

test('Passwords and passphrases stay as they were typed', async () => {
  for (const name of ['Password', 'Passphrase']) {
    await field(name).fill(PASTED);
    await userEvent.tab();
    await expect.element(field(name)).toHaveValue(PASTED);
  }
});
