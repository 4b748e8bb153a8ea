import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HELP_PATH, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { ADMIN_PAGES, helpPathOf } from './adminPages';
import { readGuide } from '../pages/help/guideText';

const ANCHORS = readGuide(readFileSync('docs/office-guide.md', 'utf8')).flatMap((block) =>
  block.kind === 'heading' ? `${HELP_PATH}#${block.id}` : [],
);

it.each(ADMIN_PAGES.filter(({ help }) => help))('The guide has a section about $path', (page) => {
  const path = page.path.replace(/:\w+/g, 'SL-AAAAAA');
  expect(helpPathOf(path)).toBe(`${HELP_PATH}#${page.help}`);
  expect(ANCHORS).toContain(helpPathOf(path));
});

it('Other pages open the start of the guide', () => {
  expect(helpPathOf(HELP_PATH)).toBe(HELP_PATH);
  expect(helpPathOf(`${REQUESTS_PATH}/SL-AAAAAA/unknown`)).toBe(HELP_PATH);
});

it('Pages have different paths', () => {
  expect(new Set(ADMIN_PAGES.map(({ path }) => path)).size).toBe(ADMIN_PAGES.length);
});
