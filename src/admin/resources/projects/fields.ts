import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { readFilm } from '@/domain/project/film';
import { GALLERY_IMAGES, projectOverview } from '@/domain/project/project';
import type { Project } from '@/domain/project/schema';
import { fields } from '../../fields/field';
import { featured } from '../../fields/kinds/choice';
import { date } from '../../fields/kinds/date';
import { image, images } from '../../fields/kinds/picture';
import { lines, longText, shortText, url } from '../../fields/kinds/text';
import { optional, storedAs } from '../../fields/kinds/wrappers';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_MB,
  imageSizeText,
  type PictureRules,
} from '../../forms/pictures/pictureRules';
import { categoryNames } from './projectCategories';

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

type Overview = Project['description'];

const overviewText = (description: Overview) => projectOverview({ description }).join('\n\n');

/** Returns an overview in the format of the one before: a list of paragraphs, or one text. */
const overviewOf = (words: string, before: Overview | undefined): Overview =>
  Array.isArray(before) ? projectOverview({ description: words }) : words;

/** Paragraphs, which are separated by a blank line in form and file. */
const overview = storedAs(
  longText('description', {
    required: 'Description is required',
    rows: 6,
    hint: 'Leave an empty line to start a new paragraph.',
    isSearched: true,
  }),
  overviewText,
  overviewOf,
);

export const projectFields = fields<Project>()([
  shortText('title', {
    required: 'Title is required',
    column: 'title',
    isSearched: true,
  }),
  overview,
  categoryNames('category', { column: 'line', isSearched: true }),
  image('image', {
    label: 'Main image',
    required: 'Main image is required',
    rules: MAIN_RULES,
    ratio: RATIO,
    hint: `JPG, PNG or GIF, up to ${IMAGE_MAX_MB} MB.`,
  }),
  optional(
    shortText('video', {
      hint: 'Address on YouTube or Vimeo, or an MP4 file of this website such as /media/projects/film.mp4',
      html: { inputMode: 'url' },
      check: [
        (address) => readFilm(address) !== undefined,
        'Enter the address of a film on YouTube or Vimeo, or the path of an MP4 file such as /media/projects/film.mp4',
      ],
    }),
  ),
  date('date', { required: 'Date is required' }),
  shortText('location', {
    required: 'Location is required',
    isSearched: true,
  }),
  images('gallery', {
    gallery: {
      rules: GALLERY_RULES,
      ratio: RATIO,
      hint: `Up to ${GALLERY_IMAGES} images, JPG or PNG, each up to ${IMAGE_MAX_MB} MB.`,
      max: GALLERY_IMAGES,
      countText: `Maximum of ${GALLERY_IMAGES} images allowed in the gallery`,
    },
  }),
  lines('details', { itemLabel: 'Detail', addLabel: 'Add detail' }),
  optional(url('website', {})),
  featured({ label: 'Featured project', limit: FEATURED_LIMITS.projects, hasStatus: true }),
]);
