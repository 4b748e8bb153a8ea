import { FILES } from '../../links/contentPaths';
import { safeHref } from '../../links/links';
import { productImages } from '../../product/product';
import { projectImages } from '../../project/project';
import { warningAt, type Problem } from '../../record/problem';
import type { Content } from '../contentModel';

type Picture = [file: string, path: string, image: string | undefined];

interface Pictured {
  id: string;
  image: string;
  gallery?: readonly string[];
}

/** The field of the image if the editor has one for it, otherwise the record. */
function pathInFile({ id, image, gallery = [] }: Pictured, picture: string): string {
  if (picture === image) return `"${id}".image`;
  return gallery.includes(picture) ? `"${id}".gallery` : `"${id}"`;
}

function contentPictures(content: Content): Picture[] {
  const { site, home, about, products, projects, topics } = content;
  return [
    [FILES.site, 'brand.logo', site.brand.logo],
    ...home.hero.images.map((image, i): Picture => [FILES.home, `hero.images[${i}]`, image]),
    [FILES.home, 'aboutUs.image', home.aboutUs.image],
    ...home.testimonials.cards.map(({ image }, i): Picture => [
      FILES.home,
      `testimonials.cards[${i}].image`,
      image,
    ]),
    [FILES.home, 'contact.image', home.contact.image],
    ...about.cards.map(({ image }, i): Picture => [FILES.about, `cards[${i}].image`, image]),
    ...topics.map(({ image }, i): Picture => [FILES.topics, `topics[${i}].image`, image]),
    ...products.flatMap((product) =>
      productImages(product).map((image): Picture => [
        FILES.products,
        `"${product.id}".${image === product.image ? 'image' : 'images'}`,
        image,
      ]),
    ),
    ...projects.flatMap((project) =>
      projectImages(project).map((image): Picture => [
        FILES.projects,
        pathInFile(project, image),
        image,
      ]),
    ),
  ];
}

function problemOf(image: string, hasPicture: (path: string) => boolean): string | undefined {
  const href = safeHref(image);
  if (href?.startsWith('/')) {
    const [path = ''] = href.split(/[?#]/, 1);
    return hasPicture(path)
      ? undefined
      : `The image "${image}" is missing. Add it to the public folder.`;
  }
  if (href && /^https:/i.test(href)) return undefined;
  const shown = image.length > 80 ? `${image.slice(0, 80)}…` : image;
  return `"${shown}" is not a valid image path. Use a path such as /media/x.webp or an https URL.`;
}

/** Images without a file, and paths that are no image. Empty ones are left out. @param hasPicture whether the public folder has a file */
export function checkPictures(content: Content, hasPicture: (path: string) => boolean): Problem[] {
  return contentPictures(content).flatMap(([file, path, image]) => {
    const message = image?.trim() ? problemOf(image, hasPicture) : undefined;
    return message ? [warningAt(file, path, message)] : [];
  });
}
