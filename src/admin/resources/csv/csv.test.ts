import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeFormula,
  readCsv,
  readCsvFile,
  readCsvTable,
  unescapeFormula,
  writeCsv,
} from './csvText';

describe('a cell', () => {
  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\r=1',
    '＝1',
    "'=1",
    '  =1',
    '\u200b=1',
    '\ufeff=1',
    '\u202e\u2066=1',
    '\u{e0020}=1',
    '\u0000=1',
    ' \u2028\u200d＋1',
    '﹦1',
  ])('is escaped if a spreadsheet would run it: %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  });

  it.each(['plain', "it's", "'quoted'", '1=1', '-1', '-1.50', ''])(
    'is not escaped if it is not a formula: %j',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
      expect(unescapeFormula(text)).toBe(text);
    },
  );

  it('is unchanged after export and import', () => {
    const starts = fc
      .array(fc.constantFrom("'", '＇', '=', '＝', '-', '@', '\t', '\n', ' ', '\u3000', '\u200b'), {
        maxLength: 4,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(starts, fc.string(), (start, rest) => {
        const text = start + rest;
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
  });
});

describe('a file', () => {
  it.each(['"', '" ', '"a', '""', ' ', '"\n', '\r', "'", '",', ','])(
    'with 300,000 repetitions of %j is parsed in linear time',
    async (part) => {
      for (const start of ['', '"', 'a,"'])
        // Quadratic time would take minutes.
        expect(await readCsv(`${start}${part.repeat(300_000 / part.length)}x`)).toBeDefined();
    },
  );

  it('has the same rows after export and import', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        // Line endings are the only thing that a CSV file may change.
        const texts = written.map((row) => row.map((text) => text.replace(/\r\n?/g, '\n')));
        const read = await readCsv(await writeCsv(texts));
        expect(read.rows.map(({ cells }) => cells)).toEqual(texts);
      }),
      { numRuns: 60 },
    );
  });

  it('with invalid quotation marks is reported as an error', async () => {
    expect(await readCsv('a,b\n"1,2')).toEqual({
      rows: [],
      problem: { row: 2, message: 'a quotation mark is not closed.' },
    });
  });

  it('is parsed with semicolons as delimiters, and without empty rows', async () => {
    const { records } = await readCsvTable('\ufeffID;Name\n1;Lens\n;\n2;Light', ['id', 'name'], []);
    expect(records.map(({ number, cells }) => [number, ...cells.values()])).toEqual([
      [2, '1', 'Lens'],
      [4, '2', 'Light'],
    ]);
  });

  it('may end with empty columns, which spreadsheets add', async () => {
    const { records, problems } = await readCsvTable(
      'id,name,,\n1,Lens,, \n2,',
      ['id', 'name'],
      [],
    );
    expect(problems).toEqual([]);
    expect(records.map(({ cells }) => [...cells])).toEqual([
      [
        ['id', '1'],
        ['name', 'Lens'],
      ],
      [
        ['id', '2'],
        ['name', ''],
      ],
    ]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['name\nx', 'The first row must contain the column “id”. Export a file to see all columns.'],
    ['id,__proto__\n1,x', 'Column “__proto__” is unknown or appears twice.'],
    ['id,id\n1,2', 'Column “id” is unknown or appears twice.'],
    ['id,name\n1,2,3', 'The row has more cells than the header.'],
    ['id,name,,\n1,2,3,', 'The row has more cells than the header.'],
  ])('with invalid columns is rejected: %j', async (text, message) => {
    const { records, problems } = await readCsvTable(text, ['id', 'name'], ['id']);
    expect(records).toEqual([]);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('with too many rows is rejected', async () => {
    const { problems } = await readCsvTable(`id${'\n1'.repeat(20_001)}`, ['id'], []);
    expect(problems[0]?.message).toBe('The file has too many rows. The limit is 20000.');
  });
});

describe('the text of a file', () => {
  it('is read from UTF-8', async () => {
    expect(await readCsvFile(new File(['id,name\na,Café'], 'a.csv'))).toEqual({
      text: 'id,name\na,Café',
    });
  });

  it('is not read if it is larger than 10 MB', async () => {
    expect(await readCsvFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.csv'))).toEqual({
      problem: 'The file is too large. The limit is 10 MB.',
    });
  });

  it.each([
    ['Windows-1252', [0x61, 0xe9]],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00]],
  ])('is not read from %s, whose letters would be lost', async (_encoding, bytes) => {
    expect(await readCsvFile(new File([new Uint8Array(bytes)], 'a.csv'))).toEqual({
      problem: 'The file is not UTF-8 text. Save it as “CSV UTF-8” and import it again.',
    });
  });
});
