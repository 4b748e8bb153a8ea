import * as v from 'valibot';
import type { Category } from '@/domain/category/schema';
import { readContent, type Content } from '@/domain/content/content';
import type { Product } from '@/domain/product/schema';
import type { Project } from '@/domain/project/schema';
import type { Service } from '@/domain/service/schema';
import type { Topic } from '@/domain/topic/schema';
import type { AnyField, InputValues } from '../fields/field';
import { formInput, formSchema } from '../fields/record';
import { createFormContext, recordFromForm } from './formDefinition';
import { recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';

const BEFORE = '2025-01-10T09:00:00.000Z';

export const category = (name: string): Category => ({
  id: `category-${name}`,
  name,
  slug: name.toLowerCase(),
  isActive: true,
});

export const service = (id: string, fields: Partial<Service> = {}): Service => ({
  id,
  title: `Service ${id}`,
  description: 'A description that is long enough.',
  isFeatured: false,
  slug: `service-${id}`,
  ...fields,
});

export const product = (id: string, fields: Partial<Product> = {}): Product => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  image: `/media/${id}.webp`,
  category: { id: 'category-Lenses', name: 'Lenses', slug: 'lenses' },
  price: 'Price on Request',
  isFeatured: false,
  description: 'Sharp.',
  images: [`/media/${id}.webp`, `/media/${id}-2.webp`],
  specs: ['Weight: 1 kg'],
  included: ['Case'],
  stock: 2,
  rating: 4.5,
  reviews: 12,
  createdAt: BEFORE,
  updatedAt: BEFORE,
  ...fields,
});

export const project = (id: string, fields: Partial<Project> = {}): Project => ({
  id,
  title: `Project ${id}`,
  slug: `project-${id}`,
  image: '/media/a.webp',
  category: ['Film'],
  isFeatured: false,
  date: 'March 2025',
  location: 'Lagos',
  description: ['One.', 'Two.'],
  images: [],
  gallery: [],
  details: ['First', 'Second'],
  technologies: [],
  relatedProjects: [],
  createdAt: BEFORE,
  updatedAt: BEFORE,
  ...fields,
});

export const topic = (id: string, fields: Partial<Topic> = {}): Topic => ({
  id,
  path: `/store/${id}`,
  title: `Topic page ${id}`,
  description: '',
  sections: [{ heading: 'Cables', paragraphs: ['One.', 'Two.'] }],
  links: [{ label: 'Store', to: '/store' }],
  ...fields,
});

export function contentWith(records: Partial<Content>): Content {
  return {
    ...readContent({}).content,
    productCategories: ['Lenses', 'Lights'].map(category),
    projectCategories: ['Film', 'Commercial'].map(category),
    services: [],
    products: [],
    projects: [],
    ...records,
  };
}

/** Submits the form of a record, or of a new one (`new`). Returns its result, or the first error of each field. */
export function submitForm<C extends ResourceName>(
  resource: ResourceData<C>,
  content: Content,
  id: string,
  change: (start: InputValues<readonly AnyField[]>) => object,
): { record: RecordOf<C> } | { errors: Record<string, string> } {
  const { name, create, complete, fields } = resource;
  const records = recordsOf(content, name);
  const found = records.find((one) => one.id === id);
  const record = found ?? create(id, 'now');
  const context = createFormContext(resource, content, record, { isNew: !found });
  const start = formInput(fields, record, context);
  const values = { ...start, ...change(start) };
  const { success, issues } = v.safeParse(formSchema(fields, record, context), values);
  if (success) {
    const filled = recordFromForm(resource, values, record, context);
    return { record: complete?.(filled, records) ?? filled };
  }
  const errors = Object.entries(v.flatten(issues).nested ?? {});
  return { errors: Object.fromEntries(errors.map(([field, [text = ''] = []]) => [field, text])) };
}
