import fc from 'fast-check';
import { expect, it } from 'vitest';
import sample from '../../../tests/fixtures/company/sample/company.config';
import { GROUNDS, ON_ACCENT, contrast, isReadable, lightShade, readableShade } from './shades';
import { readCompany } from './readCompany';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

it('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

it('any colour is used or has a nearest shade that can be used, readable in both schemes', () => {
  fc.assert(
    fc.property(colour, (given) => {
      const colours = { ...sample.colours, accent: given };
      if (!isReadable(given))
        expect(() => readCompany({ ...sample, colours })).toThrow(
          `colours.accent must be a colour with a contrast of at least 4.5:1 in the dark scheme (WCAG 2.2 AA), such as '${readableShade(given)}'`,
        );
      const readable = readableShade(given);
      for (const ground of [...Object.values(GROUNDS.dark), ON_ACCENT])
        expect(contrast(readable, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of Object.values(GROUNDS.light))
        expect(contrast(lightShade(readable), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('a colour that can be read stays as it is, and its light shade has the same hue', () => {
  expect(readableShade('#F5A524')).toBe('#F5A524');
  expect(readCompany(sample).lightColours).toEqual({ accent: '#845913', support: '#356B67' });
});
