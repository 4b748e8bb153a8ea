import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { editFiles } from './readCopy';
import { failureOf, openOffice, openTestDevice, PASSPHRASE } from './deskFixture';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

async function openCopy() {
  const { files, store, one, other } = await openOffice();
  for (const count of [1, 2, 3])
    for (const device of [one, other]) {
      device.local.edit(`${count}${device === one ? 'a' : 'b'}`, {
        internalNotes: `Note ${count}`,
      });
      await device.desk().sync();
    }
  await one.desk().sync();
  return { files, store, one, other };
}

const damage = fc.record({
  how: fc.constantFrom('remove', 'truncate', 'flip', 'swap', 'replay', 'empty'),
  which: fc.nat(20),
  other: fc.nat(20),
  at: fc.nat(4000),
});

function apply(
  files: Map<string, string>,
  { how, which, other, at }: { how: string; which: number; other: number; at: number },
): string {
  const names = editFiles(files.keys()).map(({ name }) => name);
  const [name = '', second = ''] = [names[which % names.length], names[other % names.length]];
  const [text = '', secondText = ''] = [files.get(name), files.get(second)];
  if (how === 'remove') files.delete(name);
  else if (how === 'truncate') files.set(name, text.slice(0, at % text.length));
  else if (how === 'empty') files.set(name, '');
  else if (how === 'replay') files.set(name, secondText);
  else if (how === 'swap') {
    files.set(name, secondText);
    files.set(second, text);
    return name === second ? '' : name;
  } else {
    const place = at % (text.length - 4);
    const letter = LETTERS[(LETTERS.indexOf(text[place] ?? '') + 1) % 64] ?? '';
    files.set(name, text.slice(0, place) + letter + text.slice(place + 1));
  }
  return name;
}

it('Whatever a host does to files is reported, crashes nothing, and removes nothing', async () => {
  const { files, store, one } = await openCopy();
  const intact = new Map(files);
  const records = one.local.requests();
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
      files.clear();
      for (const [name, text] of intact) files.set(name, text);
      const before = new Map(intact);
      for (const done of damages) apply(files, done);
      const changed = [...before].filter(([name, text]) => files.get(name) !== text);
      const late = openTestDevice('c', store);
      await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
      const { problems } = await late.desk().status();
      const reported = (name: string) => {
        const [range] = editFiles([name]);
        return problems.some(
          (problem) =>
            problem.device === (range?.device === 'A' ? 'Office' : 'Phone') &&
            problem.from <= (range?.from ?? 0) &&
            (range?.to ?? 0) <= problem.to,
        );
      };
      // The last file of a device may be one that no other has named.
      const isNamed = (name: string) => files.has(name) || !lastOf(intact).includes(name);
      for (const [name] of changed) if (isNamed(name)) expect(reported(name), name).toBe(true);
      // A linked device keeps everything.
      await one.desk().sync();
      expect(one.local.requests()).toEqual(records);
    }),
    { numRuns: propertyRuns(40) },
  );
});

function lastOf(files: ReadonlyMap<string, string>): string[] {
  const ranges = editFiles(files.keys());
  return [...new Set(ranges.map(({ device }) => device))].map((device) => {
    const own = ranges.filter((range) => range.device === device);
    return own.toSorted((a, b) => b.to - a.to)[0]?.name ?? '';
  });
}

it('A linked device reports that the whole copy was put back to an earlier state', async () => {
  const { files, one, other } = await openOffice();
  const earlier = new Map(files);
  other.local.edit('A', {});
  await other.desk().sync();
  await one.desk().sync();
  files.clear();
  for (const [name, text] of earlier) files.set(name, text);
  const { problems } = await one.desk().sync();
  expect(problems).toMatchObject([{ kind: 'missing', device: 'Phone' }]);
  expect(one.local.requests()).toHaveProperty(['A']);
});

it('A damaged or foreign key file links no device and removes nothing', async () => {
  const { store, files, one } = await openCopy();
  const late = openTestDevice('c', store);
  const join = () => failureOf(late.desk().join({ secret: PASSPHRASE, name: 'Late' }));
  expect(await failureOf(late.desk().join({ secret: 'wrong', name: 'Late' }))).toBe(
    'wrongPassphrase',
  );
  const key = files.get('key.json') ?? '';
  for (const [text, failure] of [
    ['', 'noCopy'],
    ['{"version":1}', 'noCopy'],
    ['{"version":2}', 'newer'],
    [key.replace(/"data": "...../, '"data": "AAAAA'), 'none'],
    [key.replace(/"keyId": ".*"/, '"keyId": "other"'), 'wrongPassphrase'],
  ] as const) {
    files.set('key.json', text);
    if (failure !== 'none') expect(await join(), text).toBe(failure);
  }
  files.delete('key.json');
  expect(await failureOf(one.desk().sync())).toBe('noCopy');
  expect(Object.keys(one.local.requests())).toHaveLength(6);
});

it.each([
  ['damaged', 'x'],
  ['missing', undefined],
])(
  'A file with the name of a device that is %s is reported, and the rest is used',
  async (_how, text) => {
    const { files, store } = await openCopy();
    if (text === undefined) files.delete('devices/B');
    else files.set('devices/B', text);
    const late = openTestDevice('c', store);
    const { devices, problems } = await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
    expect(devices.map(({ letter }) => letter)).toEqual(['A', 'C']);
    expect(Object.keys(late.local.requests())).toHaveLength(6);
    expect(problems).toMatchObject([{ device: 'B', kind: 'damaged', from: 0, to: 0 }]);
  },
);

it('A file that is damaged after it was read is found by the check, with the name of its device', async () => {
  const { files, other } = await openCopy();
  files.set('edits/A/2-2', 'x');
  expect((await other.desk().sync()).problems).toEqual([]);
  const { problems } = await other.desk().check();
  expect(problems).toMatchObject([{ kind: 'damaged', device: 'Office', from: 2, to: 2 }]);
});

it('Files are not joined while one of them is missing', async () => {
  const { files, one } = await openCopy();
  files.delete('edits/A/2-2');
  one.reopen({ maxFiles: 2 });
  one.local.edit('A', {});
  await one.desk().sync();
  const { problems } = await one.desk().sync();
  expect(problems).toMatchObject([{ kind: 'missing', device: 'Office', from: 2, to: 2 }]);
});
