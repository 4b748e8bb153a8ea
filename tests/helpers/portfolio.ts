import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from './builtSite';

export interface TestProject {
  id: string;
  title: string;
  slug: string;
  image: string;
  category: string | string[];
  description?: string | string[];
}

export interface Portfolio {
  projects: TestProject[];
  categories: { id: string; name: string; slug: string; isActive: boolean }[];
}

function project(at: number, title: string, kinds: string | string[]): TestProject {
  return {
    id: `p-${at}`,
    title,
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-page`,
    image: '',
    category: kinds,
  };
}

function category(name: string, slug: string, isActive = true) {
  return { id: `cat-${slug}`, name, slug, isActive };
}

/** A text of exactly so many characters. */
export const textOf = (length: number) => 'Light on water. '.repeat(20).slice(0, length);

/** 40 projects, which are 7 pages; 13 films, 26 spots (one is both), a rare one and one without category. */
export const PORTFOLIO: Portfolio = {
  projects: [
    {
      ...project(0, 'Ọ̀ṣun Grove', ['Film Works', 'spots']),
      description: textOf(101),
      slug: 'osun',
    },
    ...Array.from({ length: 12 }, (_, at) => project(1 + at, `Film ${at + 1}`, 'Film Works')),
    ...Array.from({ length: 25 }, (_, at) => project(13 + at, `Spot ${at + 1}`, 'SPOTS')),
    project(38, 'Rarity', 'Rare'),
    { ...project(39, 'Loner', []), description: textOf(100) },
  ],
  categories: [
    category('Film Works', 'films'),
    category('Spots', 'spots'),
    category('Nothing Yet', 'nothing-yet'),
    category('Rare', 'rare', false),
  ],
};

const isListDocument = (url: URL) => /^\/projects(?:\/category\/[^/]*)?\/?$/.test(url.pathname);

/** Lets the list read another portfolio than the one it was built from; null for a missing file. */
export async function servePortfolio(
  page: Page,
  {
    projects,
    categories,
  }: { projects: Portfolio['projects'] | null; categories: Portfolio['categories'] | null },
): Promise<void> {
  // As a host answers for a page that was not built: the empty shell, which reads everything anew.
  await page.route(isListDocument, (route) => route.fulfill({ path: path.join(DIST, '200.html') }));
  await page.route('/data/projects/index.json', (route) =>
    projects ? route.fulfill({ json: { projects } }) : route.fulfill({ status: 404 }),
  );
  await page.route('/data/categories/projects/index.json', (route) =>
    categories ? route.fulfill({ json: { categories } }) : route.fulfill({ status: 404 }),
  );
}

/** A project page that was not built; null for a record that cannot be read. */
export async function serveProject(
  page: Page,
  record: { id: string; title: string; slug: string; [field: string]: unknown },
  records: object[] | null = [record],
): Promise<string> {
  const { id, title, slug, image, category: kind } = record;
  await page.route(`/projects/${slug}`, (route) =>
    route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  await page.route('/data/projects/index.json', (route) =>
    route.fulfill({ json: { projects: [{ id, title, slug, image, category: kind }] } }),
  );
  await page.route('/data/projects/by-category/*.json', (route) =>
    records ? route.fulfill({ json: { projects: records } }) : route.fulfill({ status: 404 }),
  );
  return `/projects/${slug}`;
}
