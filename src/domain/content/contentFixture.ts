import { applyChanges } from './applyChanges';
import { checkContent } from './check/checkContent';
import { contentChanges } from './contentChanges';
import type { Content } from './contentModel';
import type { ContentFiles } from './files';
import { readContent } from './readContent';

const times = { createdAt: '2025-01-01', updatedAt: '2025-06-25' };

function product(id: string, fields: object) {
  const base = { specs: ['Mount: PL'], included: ['Case'], stock: 3, rating: 4.5, reviews: 2 };
  return {
    id,
    slug: id,
    image: '',
    isFeatured: false,
    description: '',
    ...base,
    ...times,
    ...fields,
  };
}

function project(id: string, fields: object) {
  return {
    id,
    slug: id,
    image: '',
    isFeatured: false,
    description: '',
    details: [],
    ...times,
    ...fields,
  };
}

const PRODUCT_FIELDS = ['id', 'name', 'slug', 'image', 'category', 'price', 'isFeatured'];
const PROJECT_FIELDS = ['id', 'title', 'slug', 'image', 'category', 'isFeatured', 'description'];

function picked(entry: object, fields: string[]) {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => fields.includes(key)));
}

/** Returns a small consistent content in the format of the writer. */
export function smallContent(): { files: Record<string, unknown> } {
  const p1 = product('p1', {
    name: 'Zoom',
    category: 'Lenses',
    price: '₦25,000',
    isFeatured: true,
  });
  const p2 = product('p2', { name: 'Prime', category: 'Lenses' });
  const p3 = product('p3', { name: 'Odd', category: 'Ghost', isFeatured: true });
  const p4 = product('p4', { name: 'Bare', category: 'Uncategorized' });
  const r1 = project('r1', { title: 'Nights', category: ['Film', 'Music'], isFeatured: true });
  const r2 = project('r2', { title: 'Days', category: 'Film', relatedProjects: ['r1'] });
  const s1 = { id: 's1', title: 'Film', description: 'We film', isFeatured: true, slug: 'film' };
  const category = (id: string, name: string, slug: string) => ({ id, name, slug, isActive: true });
  const summary = (entry: object) => picked(entry, PRODUCT_FIELDS);
  const projectSummary = (entry: object) => picked(entry, PROJECT_FIELDS);
  return {
    files: {
      'site.json': {
        brand: { name: 'Slate', logo: '/media/logo.svg' },
        socialMedia: { instagram: 'https://instagram.test/slate' },
        contact: { email: 'a@b.test', phone: '0801', whatsapp: '', address: 'Abuja' },
        workingHours: [{ day: 'Monday to Thursday', hours: '9:00 AM - 6:00 PM' }],
        footer: { groups: [{ title: 'Go', links: [{ label: 'Store', to: '/store' }] }] },
      },
      'pages/home.json': {
        hero: {
          title: 'Dream Big. Do Different',
          subtitle: '',
          subtitle2: '',
          cta: 'Book with Us',
          ctaLink: '/booking',
          images: ['/media/hero.webp'],
        },
        statistics: {
          deliverables: '785',
          workingHours: '80',
          completedProjects: '185',
          clientsCount: '68',
        },
        aboutUs: { description1: '', subtitle: '', title2: '', description2: '', image: '' },
        services: { description: '' },
        testimonials: {
          title: '',
          subtitle: '',
          cards: [{ image: '', text: 'Great', name: 'Ada', role: 'DP' }],
        },
        contact: { title: 'Have any question?', description: '', image: '' },
      },
      'pages/about.json': {
        hero: { description: 'We' },
        cards: [{ image: '', title: 'Film production', subtitle: '', description: '' }],
      },
      'services/index.json': { services: [{ description: 'Intro' }, s1] },
      'services/featured.json': { services: [s1] },
      'products/index.json': { products: [p1, p2, p3, p4].map(summary), count: 4 },
      'products/featured.json': { products: [p3, p1].map(summary) },
      'products/by-category/lenses.json': { products: [p1, p2] },
      'products/by-category/grips.json': { products: [] },
      'products/by-category/uncategorized.json': { products: [p3, p4] },
      'projects/index.json': { projects: [r1, r2].map(projectSummary), count: 2 },
      'projects/featured.json': { projects: [r1].map(projectSummary) },
      'projects/by-category/film.json': { projects: [r1, r2] },
      'projects/by-category/music.json': { projects: [r1] },
      'categories/products/index.json': {
        categories: [category('c1', 'Lenses', 'lenses'), category('c2', 'Grips', 'grips')],
      },
      'categories/projects/index.json': {
        categories: [category('k1', 'Film', 'film'), category('k2', 'Music', 'music')],
      },
    },
  };
}

export const filesWith = (files: ContentFiles, content: Content): ContentFiles =>
  applyChanges(files, contentChanges(readContent(files).content, content));

const EMPTY: ContentFiles = {
  'site.json': { brand: {} },
  'pages/home.json': { hero: {} },
  'pages/about.json': { hero: {} },
  'services/index.json': { services: [{}] },
  'services/featured.json': { services: [] },
  'products/index.json': { products: [], count: 0 },
  'products/featured.json': { products: [] },
  'projects/index.json': { projects: [], count: 0 },
  'projects/featured.json': { projects: [] },
  'categories/products/index.json': { categories: [] },
  'categories/projects/index.json': { categories: [] },
};

export const filesOf = (content: Content): ContentFiles => filesWith(EMPTY, content);

export type Entry = Record<string, unknown>;
export type Files = Record<string, Record<string, Entry[] & Entry>>;

/** Returns the problems of the small content after a change, as `level file path`. */
export function problemsAfter(
  change: (files: Files) => unknown,
  hasPicture = () => true,
): string[] {
  const files = structuredClone(smallContent().files) as Files;
  change(files);
  return checkContent(files, hasPicture).map(({ level, file, path }) => `${level} ${file} ${path}`);
}

/** Changes a record in every file that contains it. */
export function everywhere(files: Files, id: string, fields: Entry): void {
  for (const file of Object.values(files)) {
    for (const list of Object.values(file)) {
      if (!Array.isArray(list)) continue;
      for (const entry of list) if (entry.id === id) Object.assign(entry, fields);
    }
  }
}
