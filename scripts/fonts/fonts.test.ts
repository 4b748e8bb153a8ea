import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFonts, type BuiltFonts } from './buildFonts';
import { unicodeRange } from './fontFaceCss';
import { openFont } from './fontMetrics';
import { FONT_BUDGET, FONT_PLAN } from './fontPlan';
import { NEEDED_CODE_POINTS } from './neededCharacters';

let dir: string;
let fonts: BuiltFonts;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  fonts = await buildFonts({ dir });
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

const charactersOf = async (file: string): Promise<Set<number>> =>
  new Set(openFont(await readFile(path.join(dir, file))).characterSet);

const filesOf = (family: (typeof FONT_PLAN)[number]): string[] =>
  fonts.files.filter((file) => family.faces.some((face) => file.startsWith(`${face.name}-`)));

describe('built fonts', () => {
  it.each(FONT_PLAN)('contain all required characters in $family', async (family) => {
    const sets = await Promise.all(filesOf(family).map(charactersOf));
    const missing = NEEDED_CODE_POINTS.filter((code) => !sets.some((set) => set.has(code)));
    expect(missing.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  });

  it('contain the letters of Yorùbá, Igbo and Hausa, tone marks and the naira sign', () => {
    const letters = 'ọẹṣńɓɗƙƴịụṅỌẸṢỊỤṄŃƁƊƘƳàáèéìíòóùúÀÁÈÉÌÍÒÓÙÚǹǸḿ₦\u0300\u0301\u0304\u0323';
    const codes = Array.from(letters, (letter) => letter.codePointAt(0));
    expect(NEEDED_CODE_POINTS).toEqual(expect.arrayContaining(codes));
  });

  it('contain the combining marks in every file with their base letters', async () => {
    const [heading] = FONT_PLAN;
    const own = heading?.faces.filter((face) => !face.isStandIn).map((face) => face.name) ?? [];
    for (const name of own) {
      const file = fonts.files.find((other) => other.startsWith(`${name}-`)) ?? '';
      const characters = await charactersOf(file);
      expect([0x300, 0x301, 0x304, 0x323].every((mark) => characters.has(mark))).toBe(true);
    }
  });

  it('are within the budget of 58 kB', async () => {
    const files = fonts.files.filter((file) => file.endsWith('.woff2'));
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(path.join(dir, file))).size),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBe(fonts.bytes);
    expect(total).toBeLessThanOrEqual(FONT_BUDGET);
  });

  it('are referenced in the CSS, preloaded if every page needs them, and have their licences', async () => {
    for (const file of fonts.files.filter((name) => name.endsWith('.woff2')))
      expect(fonts.css).toContain(`url('/fonts/${file}')`);
    expect(fonts.preload).toHaveLength(2);
    expect(await readFile(path.join(dir, 'licences.txt'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    );
  });

  it('have fallbacks with the same metrics', () => {
    for (const family of new Set(
      FONT_PLAN.flatMap((plan) => plan.fallbacks.map((one) => one.family)),
    )) {
      const face = fonts.css.split('@font-face').find((css) => css.includes(`'${family}'`)) ?? '';
      expect(face).toMatch(/size-adjust: \d+(\.\d+)?%/);
      expect(face).toMatch(/ascent-override: .+descent-override: .+line-gap-override: /s);
    }
  });

  it('are reproducible and not built twice', async () => {
    const again = await buildFonts({ dir });
    expect(again).toEqual(fonts);
    const other = await mkdtemp(path.join(tmpdir(), 'fonts-'));
    expect((await buildFonts({ dir: other })).files).toEqual(fonts.files);
    await rm(other, { recursive: true, force: true });
  }, 60_000);

  it('are rebuilt when the list is truncated or a file is missing', async () => {
    await writeFile(path.join(dir, 'fonts.json'), '{"key":"');
    expect((await buildFonts({ dir })).files).toEqual(fonts.files);
    await rm(path.join(dir, fonts.files[0] ?? ''));
    expect((await buildFonts({ dir })).bytes).toBe(fonts.bytes);
    await expect(stat(path.join(dir, fonts.files[0] ?? ''))).resolves.toBeTruthy();
  }, 60_000);
});

describe('unicodeRange', () => {
  it('joins consecutive code points and keeps single ones', () => {
    expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x20a6])).toBe('U+20-22, U+A0, U+20A6');
  });
});
