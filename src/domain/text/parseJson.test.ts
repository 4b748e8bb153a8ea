import { expect, it } from 'vitest';
import { parseJson } from './jsonText';

it('reads JSON with a byte order mark like a browser', async () => {
  const bytes = new TextEncoder().encode('\ufeff{"name":"Ọ̀ṣun"}');
  expect(parseJson(bytes)).toEqual({ name: 'Ọ̀ṣun' });
  expect(await new Response(bytes).json()).toEqual({ name: 'Ọ̀ṣun' });
});

it('rejects another encoding, which would be damaged when the file is written again', () => {
  expect(() => parseJson(Buffer.from('{"name":"Café"}', 'latin1'))).toThrow(
    new SyntaxError('it is not encoded as UTF-8'),
  );
  expect(() => parseJson(Buffer.from('{"name":"A"}', 'utf16le'))).toThrow(SyntaxError);
});
