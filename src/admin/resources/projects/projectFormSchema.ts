import * as v from 'valibot';
import { isSafeHref } from '@/domain/links/links';
import type { Project } from '@/domain/project/schema';
import { dateFieldValue } from '@/domain/text/dates';
import { GALLERY_IMAGES } from '@/domain/project/project';
import { featuredFlag, requiredText, textLines } from '../form/fieldSchemas';
import type { FormContext } from '../form/formDefinition';
import { featuredProjectsFull } from './messages';

/** Returns the stored date if it is a text that a date field cannot show. */
export function textDate({ date }: Pick<Project, 'date'>): string | undefined {
  return dateFieldValue(date) === '' ? date?.trim() || undefined : undefined;
}

const isWebsite = (text: string) =>
  text.trim() === '' || (/^ *https:/i.test(text) && isSafeHref(text));

/** Returns the schema of the project form. */
export function projectFormSchema(
  { canFeature }: Pick<FormContext, 'canFeature'>,
  project: Project,
) {
  const galleryMax = Math.max(GALLERY_IMAGES, project.gallery.length);
  return v.object({
    title: requiredText('Title is required'),
    // Paragraphs are separated by a blank line.
    description: requiredText('Description is required'),
    // Category names, the main one first.
    category: v.pipe(v.array(v.string()), v.minLength(1, 'Category is required')),
    image: requiredText('Main image is required'),
    // `YYYY-MM-DD`, or '' when the stored text is not a date.
    date: v.pipe(
      v.string(),
      v.check((date) => date !== '' || textDate(project) !== undefined, 'Date is required'),
    ),
    location: requiredText('Location is required'),
    website: v.pipe(
      v.string(),
      v.check(
        (text) => text === (project.website ?? '') || isWebsite(text),
        'Please enter a valid URL, such as https://example.com',
      ),
      v.trim(),
    ),
    gallery: v.pipe(
      v.array(v.string()),
      v.maxLength(galleryMax, `Maximum of ${GALLERY_IMAGES} images allowed in the gallery`),
    ),
    details: textLines(),
    isFeatured: featuredFlag(canFeature, featuredProjectsFull),
  });
}

export type ProjectValues = v.InferInput<ReturnType<typeof projectFormSchema>>;
export type ProjectResult = v.InferOutput<ReturnType<typeof projectFormSchema>>;
