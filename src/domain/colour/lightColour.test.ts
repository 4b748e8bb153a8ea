import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hueName,
  hueScheme,
  KELVIN_MAX,
  KELVIN_MIN,
  LIGHT_SOURCES,
  lightRgb,
  miredShift,
  nearestSource,
  shiftedKelvin,
  CORRECTION_GELS,
  gelsFor,
} from './lightColour';

const anyKelvin = () => fc.integer({ min: KELVIN_MIN, max: KELVIN_MAX });
const namesFor = (from: number, to: number) =>
  gelsFor(miredShift(from, to)).gels.map(({ name }) => name);

describe('mireds', () => {
  it.each([
    [5600, 3200, 134],
    [3200, 5600, -134],
  ])('shift from %i K to %i K by %i', (from, to, shift) => {
    expect(Math.round(miredShift(from, to))).toBe(shift);
  });
});

it('A shift of mireds gives the kelvin back, and none beyond what exists', () => {
  fc.assert(
    fc.property(anyKelvin(), anyKelvin(), (from, to) => {
      expect(shiftedKelvin(from, miredShift(from, to))).toBeCloseTo(to, 6);
    }),
  );
  expect(shiftedKelvin(10_000, -120)).toBe(Infinity);
});

describe('gelsFor', () => {
  it('adds up mireds and stops', () => {
    expect(gelsFor(-215)).toMatchObject({ mired: -215, stops: 2.4 });
    expect(gelsFor(0)).toEqual({ gels: [], mired: 0, stops: 0 });
  });

  it.each([
    [3200, 5600, ['Full CTB']],
    [5600, 3200, ['3/4 CTO']],
    [6500, 3200, ['Full CTO']],
    [5600, 5600, []],
    [5600, 5500, []],
    [3200, 10_000, ['1/2 CTB', 'Full CTB']],
  ])('corrects a lamp of %i K to %i K with %j', (from, to, names) => {
    expect(namesFor(from, to)).toEqual(names);
  });

  it('is never worse than the nearest single gel and never shifts in the opposite direction', () => {
    fc.assert(
      fc.property(anyKelvin(), anyKelvin(), (from, to) => {
        const shift = miredShift(from, to);
        const pack = gelsFor(shift);
        const distance = Math.abs(shift - pack.mired);
        for (const { mired } of [{ mired: 0 }, ...CORRECTION_GELS])
          expect(distance).toBeLessThanOrEqual(Math.abs(shift - mired) + 1e-9);
        for (const { mired } of pack.gels) expect(mired * shift).toBeGreaterThan(0);
      }),
    );
  });
});

describe('colour of a light source', () => {
  it('is orange for a candle, nearly white for an overcast sky, bluish for a blue sky', () => {
    const [red, green, blue] = lightRgb(1900);
    expect([red, Math.abs(green - 130) < 30, blue < 60]).toEqual([255, true, true]);
    for (const channel of lightRgb(6500)) expect(channel).toBeGreaterThan(243);
    const [skyRed, , skyBlue] = lightRgb(10_000);
    expect([skyRed < 215, skyBlue]).toEqual([true, 255]);
  });

  it('has integer channels from 0 to 255 with the strongest at 255, for any number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (kelvin) => {
        const channels = lightRgb(kelvin);
        for (const channel of channels) {
          expect(Number.isInteger(channel)).toBe(true);
          expect(channel).toBeGreaterThanOrEqual(0);
        }
        expect(Math.max(...channels)).toBe(255);
      }),
    );
  });

  it('has the name of the nearest source', () => {
    expect(nearestSource(3250).name).toBe('Tungsten lamp');
    expect(nearestSource(5500).name).toBe('Daylight');
    for (const source of LIGHT_SOURCES) expect(nearestSource(source.kelvin)).toBe(source);
  });
});

describe('hue wheel', () => {
  it.each([
    [37, 'complementary', [37, 217]],
    [0, 'split', [0, 150, 210]],
    [10, 'analogous', [10, 340, 40]],
    [300, 'triad', [300, 60, 180]],
  ] as const)('builds the scheme of %i degrees, %s: %j', (hue, scheme, hues) => {
    expect(hueScheme(hue, scheme)).toEqual(hues);
  });

  it.each([
    [0, 'Red'],
    [120, 'Green'],
    [240, 'Blue'],
    [359, 'Red'],
    [-30, 'Rose'],
  ])('names %i degrees %s', (hue, name) => {
    expect(hueName(hue)).toBe(name);
  });
});
