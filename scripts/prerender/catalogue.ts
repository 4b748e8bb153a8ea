import { stat } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE_URL, type Catalogue } from '../../src/api/content/catalogue';
import { pageDataUrl, PRODUCT_LIST_PATH } from '../../src/api/content/pageData';
import { FILES } from '../../src/domain/links/contentPaths';
import { parseProductIndex } from '../../src/domain/product/schema';
import {
  variantPath,
  variantWidths,
  type PictureManifest,
} from '../../src/ui/media/pictureVariants';
import { filesBelow, readJson } from '../build/files';

/** Path of the file under `dist`. */
export const CATALOGUE_FILE = CATALOGUE_URL.slice(1);

const encoded = (file: string) => file.split('/').map(encodeURIComponent).join('/');

/** Returns the smallest variants of the images of all products, as paths below `dist`. */
async function smallPictures(data: string, pictures: PictureManifest): Promise<string[]> {
  const index = await readJson(path.join(data, FILES.products)).catch(() => ({ products: [] }));
  const images = new Set(parseProductIndex(index).value.map(({ image }) => image));
  return [...images].flatMap((image) => {
    const info = Object.hasOwn(pictures, image) ? pictures[image] : undefined;
    const [width] = info ? variantWidths(info.w) : [];
    return info && width ? [variantPath(image, width, info.v, 'avif')] : [];
  });
}

/** Returns the size of a file as it is sent: compressed if the build has compressed it. */
async function sizeOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => stat(file));
  return compressed.size;
}

/**
 * Returns what 'Save the catalogue' saves: the content files of all products, and an image of each; with the size of all
 * files as they are sent.
 */
export async function catalogueOf(job: {
  dist: string;
  data: string;
  pictures: PictureManifest;
}): Promise<Catalogue & { bytes: number }> {
  const { dist, data, pictures } = job;
  const content = (await filesBelow(data)).filter((file) =>
    /^(?:categories\/)?products\//.test(file),
  );
  const files = [
    pageDataUrl(PRODUCT_LIST_PATH),
    ...content.map((file) => `/data/${file}`),
    ...(await smallPictures(data, pictures)),
  ];
  const sizes = await Promise.all(files.map((file) => sizeOf(path.join(dist, file))));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.map(encoded) };
}
