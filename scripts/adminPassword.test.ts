import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askCredentials } from './adminPassword';

it('shows the user name while it is typed, but not the password', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough({ encoding: 'utf8' });
  const asked = askCredentials(input as unknown as NodeJS.ReadStream, output);
  let shown = '';
  output.on('data', (text: string) => (shown += text));
  await expect.poll(() => shown).toContain('User name');
  input.write('ada\r');
  await expect.poll(() => shown).toContain('Password');
  input.write('long secreT\u007Ft\r');
  expect(await asked).toEqual({ username: 'ada', password: 'long secret' });
  await expect.poll(() => shown).toMatch(/characters: .*\n$/s);
  expect(shown).toContain('ada');
  expect(shown).not.toMatch(/long|secret/);
});
