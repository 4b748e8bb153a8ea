import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PATHS } from '@/domain/links/paths';
import { HELP_PATH, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { readGuide } from '../pages/help/guideText';
import { HELP_SECTIONS, helpPathOf } from './helpSections';

const ANCHORS = readGuide(readFileSync('docs/office-guide.md', 'utf8')).flatMap((block) =>
  block.kind === 'heading' ? `${HELP_PATH}#${block.id}` : [],
);

const REQUEST_PAGES = [
  ...readFileSync('src/admin/requests/RequestsArea.tsx', 'utf8').matchAll(
    /^ *'?([\w:/]+)'?: lazyComponent\(/gm,
  ),
].map(([, path = '']) => `${REQUESTS_PATH}/${path.replace(/:\w+/g, 'SL-AAAAAA')}`);

const PAGES = [
  ...Object.values(PATHS).filter((path) => /^\/admin(?!\/login)/.test(path)),
  '/admin/publish',
  '/admin/publish/history',
  REQUESTS_PATH,
  ...REQUEST_PAGES,
];

it.each(PAGES)('The guide has a section about %s', (path) => {
  expect(ANCHORS).toContain(helpPathOf(path));
});

it('Pages of a request have sections of their own', () => {
  expect(REQUEST_PAGES.length).toBeGreaterThan(8);
  expect(helpPathOf(`${REQUESTS_PATH}/SL-AAAAAA/return`)).toBe(`${HELP_PATH}#take-equipment-back`);
  expect(helpPathOf(`${REQUESTS_PATH}/SL-AAAAAA`)).toBe(`${HELP_PATH}#answer-a-request`);
});

it('Every section that is named exists, and other pages open the start of the guide', () => {
  const named = HELP_SECTIONS.map(([, section]) => `${HELP_PATH}#${section}`);
  expect(named.filter((anchor) => !ANCHORS.includes(anchor))).toEqual([]);
  expect(helpPathOf(HELP_PATH)).toBe(HELP_PATH);
});
