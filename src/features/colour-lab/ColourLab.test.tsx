import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import ColourLab from './';

beforeEach(() => renderWithProviders(<ColourLab />));

const slider = (name: string) => page.getByRole('slider', { name });
const preset = (group: string, name: string) =>
  page.getByRole('group', { name: `${group}: presets` }).getByRole('button', { name });

const gel = () => {
  const values = page.getByRole('status', { name: 'Recommended gel' }).getByRole('definition');
  const [shift, name, , loss] = values.elements().map(({ textContent }) => textContent);
  return [name, shift, loss];
};
const hues = () =>
  page
    .getByRole('list', { name: 'Hues to set on the lamps' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

it('The gel calculator shows the gel for two lamps, which can be set by keys and buttons', async () => {
  expect(gel()).toEqual(['Full CTB', '−134 mireds', '1.55 stops']);
  (slider('Your lamp').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect
    .element(slider('Your lamp'))
    .toHaveAttribute('aria-valuetext', '10000 kelvin, near blue sky');
  await userEvent.keyboard('{Home}');
  await expect.element(slider('Your lamp')).toHaveValue('1800');
  await preset('Your lamp', 'Daylight').click();
  await expect.poll(gel).toContain('None');
  await preset('Target light', 'Tungsten lamp').click();
  await expect.poll(gel).toContain('3/4 CTO');
});

it('The colour wheel shows the hues that match a hue', async () => {
  expect(hues()).toEqual(['Orange37°', 'Azure217°']);
  (slider('Hue').element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', '1 degrees, red');
  await page.getByRole('button', { name: 'Split complementary' }).click();
  await expect.poll(hues).toEqual(['Red1°', 'Mint151°', 'Azure211°']);
});

it('Swatches and wheel keep their colours in forced colours, which would empty them', async () => {
  const painted = () =>
    [...document.querySelectorAll('span:empty, i')].map((part) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      return `${backgroundColor} ${backgroundImage}`;
    });
  const before = painted();
  const emulate = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    });
  };
  onTestFinished(() => emulate('none'));
  await emulate('active');
  expect(before).toHaveLength(6);
  expect(painted()).toEqual(before);
});
