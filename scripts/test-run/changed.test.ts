import { expect, it } from 'vitest';
import { changedRows, journeysOf } from './changed';

const namesOf = (files: string[]) =>
  changedRows('abc', files)
    .flat()
    .map(({ name }) => name);

it('Only what a change can reach is run', () => {
  expect(namesOf([])).toEqual([]);
  const always = ['format', 'lint', 'types', 'rules', 'unit', 'component'];
  expect(namesOf(['src/ui/form/Field.tsx'])).toEqual(always);
  expect(namesOf(['README.md'])).toEqual(always.filter((name) => name !== 'lint'));
  expect(namesOf(['public/data/site.json'])).toContain('content');
  expect(namesOf(['src/features/booking/x.ts'])).toEqual([...always, 'build', 'journeys']);
  expect(namesOf(['tests/sweep/publish/githubToken.spec.ts'])).toEqual([
    ...always,
    'build',
    'sweep',
  ]);
});

it('Changed sweep specs are run in the sweep, with the engine that they need', () => {
  const specs = ['tests/sweep/publish/localFaults.spec.ts', 'tests/sweep/nginxVisits.spec.ts'];
  const stepsOf = (files: string[]) =>
    changedRows('abc', files)
      .flat()
      .filter(({ name }) => ['build', 'journeys', 'wrangler', 'sweep'].includes(name));
  const steps = stepsOf([...specs, 'tests/sweep/fetchWrangler.ts']);
  expect(steps.map(({ name, needs }) => [name, needs])).toEqual([
    ['build', undefined],
    ['sweep', ['build']],
  ]);
  expect(steps[1]?.command).toEqual(
    expect.arrayContaining(['--config=playwright.sweep.config.ts', ...specs]),
  );
  expect(
    stepsOf(['tests/sweep/cloudflareVisits.spec.ts']).map(({ name, needs }) => [name, needs]),
  ).toEqual([
    ['build', undefined],
    ['wrangler', undefined],
    ['sweep', ['build', 'wrangler']],
  ]);
});

it('Unit and component tests are those of the files that changed since the base', () => {
  const steps = changedRows('abc', ['src/ui/form/Field.tsx']).flat();
  for (const name of ['unit', 'component'])
    expect(steps.find((step) => step.name === name)?.command).toContain('--changed=abc');
});

it('Journeys are those of the area, and changed specs', () => {
  expect(journeysOf(['src/theme/tokens.ts', 'src/app/layout/Footer.tsx'])).toEqual([]);
  expect(
    journeysOf([
      'src/admin/publish/merge/reconcile.ts',
      'src/admin/forms/useAdminForm.ts',
      'src/admin/forms/FormFrame.tsx',
      'src/domain/cart/cart.ts',
      'tests/faults/leaks.spec.ts',
    ]),
  ).toEqual([
    'tests/journeys/publish/',
    'tests/journeys/admin/',
    'tests/journeys/booking/',
    'tests/faults/leaks.spec.ts',
  ]);
});

it.each([
  ['src/admin/requests/list/RequestsTable.tsx', ['requests']],
  ['src/domain/rental/steps.ts', ['requests']],
  ['src/features/rental-dates/rentalDatesSlice.ts', ['store', 'requests']],
  ['src/domain/availability/days.ts', ['store', 'requests']],
])('Journeys of rentals cover %s', (file, areas) => {
  expect(journeysOf([file])).toEqual(areas.map((area) => `tests/journeys/${area}/`));
});
