import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { listOptionalFiles, markOptionalFiles, optionalFileFields } from './optionalFiles';

const { at, put } = useFolder();
const template = readFileSync('index.html', 'utf8');

it('All pages have a mark for each optional file that there is, whatever it contains', () => {
  expect([optionalFileFields(at()), markOptionalFiles(template, at())]).toEqual([{}, template]);
  put('data/availability.json', '{"holds":[]}');
  const marked = markOptionalFiles(template, at());
  expect(marked).toContain('<html data-availability lang="en"');
  put('data/availability.json', 'broken');
  expect(markOptionalFiles(template, at())).toBe(marked);
  put('data/rental.json', '{"rules":{}}');
  expect(markOptionalFiles(template, at())).toContain('<html data-availability data-rental lang');
  expect(optionalFileFields(at())).toEqual({ hasAvailability: true, hasRental: true });
  expect(listOptionalFiles(at())).toEqual(['availability.json', 'rental.json']);
});
