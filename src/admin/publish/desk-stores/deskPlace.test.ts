import { expect, it } from 'vitest';
import { deskPlaceOf } from './deskPlace';

const DESK = { owner: 'slate', repo: 'desk', branch: 'main' };

it('The repository of the website is refused, and what is no setting', () => {
  const target = 'github:Slate/Desk#live';
  expect(deskPlaceOf('')).toEqual({ kind: 'none' });
  expect(deskPlaceOf('local')).toEqual({ kind: 'local' });
  expect(deskPlaceOf('github:slate/desk#main')).toEqual({ kind: 'hosted', branch: DESK });
  expect(deskPlaceOf('github:slate/desk#main', target)).toEqual({
    kind: 'refused',
    why: 'website',
  });
  expect(deskPlaceOf('dropbox')).toEqual({ kind: 'refused', why: 'setting' });
});
