import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../../company.config';
import { readCompany } from '../../src/domain/company/readCompany';
import { FONT_BUDGET, FONT_PLAN, NEEDED_CODE_POINTS } from './fontPlan';
import { makeFonts, openFont } from './makeFonts';
import { FONT_FOLDER, readFonts } from './readFonts';

const TEXTS = path.resolve(import.meta.dirname, '../../src');
const ADVICE =
  'A character is missing in the fonts: add it to scripts/fonts/fontPlan.ts, run npm run fonts and commit the result';

const files = readdirSync(FONT_FOLDER).filter((file) => file.endsWith('.woff2'));
const bytesOf = (file: string) => readFileSync(path.join(FONT_FOLDER, file));
const charactersOf = (file: string) => new Set(openFont(bytesOf(file)).characterSet);
const filesOf = (family: (typeof FONT_PLAN)[number]) =>
  files.filter((file) =>
    family.faces.some(({ name }) => file.replace(/-\w+\.woff2$/, '') === name),
  );

let fonts: Awaited<ReturnType<typeof readFonts>>;

beforeAll(async () => {
  fonts = await readFonts();
});

describe('committed fonts', () => {
  it.each(FONT_PLAN)('contain all required characters in $family', (family) => {
    const sets = filesOf(family).map(charactersOf);
    const missing = NEEDED_CODE_POINTS.filter((code) => !sets.some((set) => set.has(code)));
    expect(
      missing.map((code) => String.fromCodePoint(code)),
      ADVICE,
    ).toEqual([]);
  });

  it('contain all characters of the components', () => {
    const needed = new Set(NEEDED_CODE_POINTS);
    const components = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !/\.test\.|Fixture\./.test(file),
    );
    expect(components.length).toBeGreaterThan(100);
    const missing = components.flatMap((file) =>
      [...new Set(readFileSync(path.join(TEXTS, file), 'utf8').normalize('NFC'))]
        .filter((letter) => letter >= ' ' && !needed.has(letter.codePointAt(0) ?? 0))
        .map((letter) => `${file}: ${letter}`),
    );
    expect(missing, ADVICE).toEqual([]);
  });

  it('contain the letters of Yorùbá, Igbo and Hausa, tone marks and the sign of the currency', () => {
    const letters = 'ọẹṣńɓɗƙƴịụṅỌẸṢỊỤṄŃƁƊƘƳàáèéìíòóùúÀÁÈÉÌÍÒÓÙÚǹǸḿ\u0300\u0301\u0304\u0323';
    const codes = Array.from(letters + readCompany(config).money.sign, (letter) =>
      letter.codePointAt(0),
    );
    expect(NEEDED_CODE_POINTS).toEqual(expect.arrayContaining(codes));
  });

  it('contain the combining marks in every file with their base letters', () => {
    const [heading] = FONT_PLAN;
    const own = heading?.faces.filter(({ isStandIn }) => !isStandIn) ?? [];
    const sets = files
      .filter((file) => own.some(({ name }) => file.startsWith(`${name}-`)))
      .map(charactersOf);
    expect(sets.length).toBe(own.length);
    for (const characters of sets)
      expect([0x300, 0x301, 0x304, 0x323].every((mark) => characters.has(mark))).toBe(true);
  });

  it('are within the budget of 58 kB', () => {
    const total = files.reduce((sum, file) => sum + bytesOf(file).length, 0);
    expect(total).toBeLessThanOrEqual(FONT_BUDGET);
  });

  it('are referenced in the CSS, preloaded if every page needs them, and have their licences', () => {
    for (const file of files) expect(fonts.css).toContain(`url('/fonts/${file}')`);
    expect(fonts.css.match(/url\(/g)).toHaveLength(files.length);
    expect(fonts.preload.map((url) => url.replace(/-[\da-f]{8}\.woff2$/, ''))).toEqual([
      '/fonts/site-display-latin',
      '/fonts/site-text',
    ]);
    expect(readFileSync(path.join(FONT_FOLDER, 'licences.txt'), 'utf8')).toContain(
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

  it('are those that npm run fonts makes', async () => {
    const made = await makeFonts();
    expect(readdirSync(FONT_FOLDER).sort(), 'Run npm run fonts and commit the result').toEqual(
      [...made.files.keys()].sort(),
    );
    expect(fonts.css).toBe(made.css);
  }, 60_000);
});
