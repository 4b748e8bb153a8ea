import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { isSafeHref } from '@/domain/links/links';
import type { Project } from '@/domain/project/schema';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { GALLERY_IMAGES } from '@/domain/project/project';
import { dateFieldValue } from '@/domain/text/dates';
import { BoundField } from '../../forms/fields/BoundField';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { ListField } from '../../forms/fields/ListField';
import { GalleryField } from '../../forms/pictures/GalleryField';
import { PictureField } from '../../forms/pictures/PictureField';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_MB,
  imageSizeText,
  type PictureRules,
} from '../../forms/pictures/validatePicture';
import { featuredFlag, requiredText, textLines } from '../form/fieldSchemas';
import type { FieldsProps, FormContext } from '../form/formDefinition';
import { CategoriesField } from './CategoriesField';
import { activeCategories } from './projectCategories';

const RATIO = [16, 9] as const;

const MAIN_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: () => 'Only JPG, PNG, and GIF images are supported',
  sizeText: imageSizeText,
};

const GALLERY_RULES: PictureRules = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: IMAGE_MAX_BYTES,
  typeText: (file) => `Only JPG and PNG images are allowed (${file} is not supported)`,
  sizeText: (file) => `Image ${file} exceeds the maximum size of ${IMAGE_MAX_MB}MB`,
};

/** Returns the stored date if it is a text that a date field cannot show. */
export function textDate({ date }: Pick<Project, 'date'>): string | undefined {
  return dateFieldValue(date) === '' ? date?.trim() || undefined : undefined;
}

const isWebsite = (text: string) =>
  text.trim() === '' || (/^ *https:/i.test(text) && isSafeHref(text));

/** Returns the schema of the project form. */
export function projectFormSchema(context: FormContext, project: Project) {
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
    isFeatured: featuredFlag(context),
  });
}

type ProjectValues = v.InferInput<ReturnType<typeof projectFormSchema>>;
type ProjectResult = v.InferOutput<ReturnType<typeof projectFormSchema>>;

type Props = FieldsProps<Project, ProjectValues, ProjectResult>;

/** Title, overview and categories. */
function Texts({ form, values, context }: Props) {
  const { control, setValue, formState } = form;
  return (
    <>
      <BoundField control={control} name="title" label="Title" required />
      <BoundField
        control={control}
        name="description"
        label="Description"
        rows={6}
        required
        hint="Leave an empty line to start a new paragraph."
      />
      <CategoriesField
        value={values.category}
        options={activeCategories(context.content).map(({ name }) => name)}
        error={formState.errors.category?.message}
        onChange={(names) => setValue('category', names)}
      />
    </>
  );
}

function Gallery({ form, values }: Props) {
  return (
    <GalleryField
      name="gallery"
      label="Gallery"
      value={values.gallery}
      rules={GALLERY_RULES}
      max={GALLERY_IMAGES}
      countText={`Maximum of ${GALLERY_IMAGES} images allowed in the gallery`}
      ratio={RATIO}
      hint={`Up to ${GALLERY_IMAGES} images, JPG or PNG, each up to ${IMAGE_MAX_MB} MB.`}
      error={form.formState.errors.gallery?.message}
      onChange={(gallery) => form.setValue('gallery', gallery)}
    />
  );
}

function FeaturedField({ form, values, context }: Props) {
  const { canFeature, othersFeatured } = context;
  const used = othersFeatured + (values.isFeatured ? 1 : 0);
  return (
    <div>
      <CheckboxField
        label="Featured project"
        name="isFeatured"
        isChecked={values.isFeatured}
        isDisabled={!canFeature && !values.isFeatured}
        error={form.formState.errors.isFeatured?.message}
        onChange={(isFeatured) => form.setValue('isFeatured', isFeatured)}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {used} of {FEATURED_LIMITS.projects} featured slots used
      </Typography>
    </div>
  );
}

/** Fields of the project form. */
export function ProjectFields(props: Props) {
  const { form, values, record } = props;
  const { control, setValue, formState } = form;
  const stored = textDate(record);
  return (
    <>
      <Texts {...props} />
      <PictureField
        label="Main image"
        name="image"
        value={values.image}
        rules={MAIN_RULES}
        ratio={RATIO}
        hasCrop
        isRequired
        hint={`JPG, PNG or GIF, up to ${IMAGE_MAX_MB} MB.`}
        error={formState.errors.image?.message}
        onChange={(image) => setValue('image', image)}
      />
      <BoundField
        control={control}
        name="date"
        label="Date"
        type="date"
        required={stored === undefined}
        hint={stored && `Current value: “${stored}”. It is kept until you choose a date.`}
      />
      <BoundField control={control} name="location" label="Location" required />
      <Gallery {...props} />
      <ListField
        control={control}
        name="details"
        label="Details"
        itemLabel="Detail"
        addLabel="Add detail"
      />
      <BoundField
        control={control}
        name="website"
        label="Website"
        type="url"
        placeholder="https://"
      />
      <FeaturedField {...props} />
    </>
  );
}
