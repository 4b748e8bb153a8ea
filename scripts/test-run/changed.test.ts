import { expect, it } from 'vitest';
import { areasOf, stepsOfChange } from './changed';
import { STATIC } from './steps';

const BASE = 'abc';
const ALWAYS = [...STATIC.map(({ name }) => name), 'rules', 'unit', 'component'];

const stepsOf = (files: string[], importing: string[] = []) =>
  stepsOfChange(BASE, files, importing).flat();
const namesOf = (...args: Parameters<typeof stepsOf>) => stepsOf(...args).map(({ name }) => name);

it('Only what a change can reach is run', () => {
  expect(namesOf([])).toEqual([]);
  expect(namesOf(['src/ui/form/Field.tsx'])).toEqual(ALWAYS);
  expect(namesOf(['src/features/booking/x.ts'])).toEqual([...ALWAYS, 'build', 'journeys']);
});

it('Changed specs of the sweep are run with what they need, unless they were deleted', () => {
  const specs = ['tests/sweep/publish/localFaults.spec.ts', 'tests/sweep/nginxVisits.spec.ts'];
  const files = [...specs, 'tests/sweep/fetchWrangler.ts', 'tests/sweep/deleted.spec.ts'];
  expect(namesOf(files)).toEqual([...ALWAYS, 'build', 'sweep']);
  const swept = stepsOf(files).at(-1);
  expect(swept?.command.slice(2)).toEqual(['--config=playwright.sweep.config.ts', ...specs]);
  expect(swept).toMatchObject({ needs: ['build'], programs: ['chromium', 'nginx'] });
  expect(namesOf(['tests/sweep/deleted.spec.ts'])).toEqual(ALWAYS);
});

it('Changed specs of Cloudflare are run after its engine has been fetched', () => {
  const steps = stepsOf(['tests/sweep/cloudflareVisits.spec.ts']);
  expect(steps.slice(-3).map(({ name }) => name)).toEqual(['build', 'wrangler', 'sweep']);
  expect(steps.at(-1)?.needs).toEqual(['build', 'wrangler']);
});

it('Journeys are those of the area, and those that import a changed file', () => {
  const importing = ['journeys/site/moving.spec.ts', 'faults/leaks.spec.ts'];
  const steps = stepsOf(['src/domain/cart/cart.ts', 'tests/faults/leaks.spec.ts'], importing);
  expect(steps.at(-1)?.command.slice(2)).toEqual(['tests/journeys/booking/', ...importing]);
});

it('Unit and component tests are those of the files that changed since the base', () => {
  const steps = stepsOf(['src/ui/form/Field.tsx']);
  for (const name of ['unit', 'component'])
    expect(steps.find((step) => step.name === name)?.command).toContain(`--changed=${BASE}`);
});

it.each([
  [['src/theme/tokens.ts', 'src/app/layout/Footer.tsx'], []],
  [
    [
      'src/admin/publish/merge/reconcile.ts',
      'src/admin/forms/useAdminForm.ts',
      'src/admin/forms/FormFrame.tsx',
      'src/domain/cart/cart.ts',
    ],
    ['publish', 'admin', 'booking'],
  ],
  [['src/admin/requests/list/RequestsTable.tsx'], ['requests']],
  [['src/domain/rental/steps.ts'], ['requests']],
  [['src/features/rental-dates/rentalDatesSlice.ts'], ['store', 'requests']],
  [['src/domain/availability/days.ts'], ['store', 'requests']],
])('Journeys of %j are those in %j, each once', (files, areas) => {
  expect(areasOf(files)).toEqual(areas.map((area) => `tests/journeys/${area}/`));
});
