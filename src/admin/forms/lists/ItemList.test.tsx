import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminPart } from '../../../../tests/helpers/component/AdminHarness';
import { ItemList } from './ItemList';

function People() {
  const [items, setItems] = useState([
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bola' },
  ]);
  return (
    <ItemList
      label="People"
      noun="person"
      items={items}
      blank={() => ({ id: 'c', name: '' })}
      nameOf={({ name }) => name}
      onChange={setItems}
    >
      {({ name }) => <input aria-label={`Picture of ${name}`} />}
    </ItemList>
  );
}

it('What a field keeps by itself, such as a picture that is not uploaded yet, moves with its item', async () => {
  await renderAdminPart(<People />);
  await page.getByLabelText('Picture of Ada').fill('ada.jpg');
  await page.getByRole('button', { name: 'Move Ada down' }).click();
  await expect.element(page.getByLabelText(/^Picture of/).last()).toHaveValue('ada.jpg');
  await expect.element(page.getByLabelText('Picture of Ada')).toHaveValue('ada.jpg');
});
