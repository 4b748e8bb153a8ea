import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { hasAvailability, markAvailability } from './availabilityMark';

const { at, put } = useFolder();
const template = readFileSync('index.html', 'utf8');

it('All pages have a mark if there is a file of availability, whatever it contains', () => {
  expect([hasAvailability(at()), markAvailability(template, at())]).toEqual([false, template]);
  put('data/availability.json', '{"holds":[]}');
  const marked = markAvailability(template, at());
  expect(marked).toContain('<html data-availability lang="en"');
  put('data/availability.json', 'broken');
  expect([hasAvailability(at()), markAvailability(template, at())]).toEqual([true, marked]);
});
