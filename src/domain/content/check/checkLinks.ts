import { categoryOf, findCategory } from '../../category/category';
import { FILES } from '../../links/contentPaths';
import { safeHref } from '../../links/links';
import { decodeText, PATHS } from '../../links/paths';
import { findProduct, findProject } from '../../listing/lookup';
import { findCard } from '../../page/pages';
import { productImages } from '../../product/product';
import { projectImages } from '../../project/project';
import { warningAt, type Problem } from '../../record/problem';
import { findService } from '../../service/service';
import { SOCIAL_NETWORKS } from '../../site/socialNetworks';
import { findTopic } from '../../topic/topic';
import type { Content } from '../contentModel';

const PAGES = new Set<string>([...Object.values(PATHS), '/contact', '/admin/settings']);

function hasPage(to: string, content: Content): boolean {
  const [whole = ''] = to.split(/[?#]/, 1);
  const path = whole.replace(/\/+$/, '') || '/';
  if (PAGES.has(path) || path.startsWith('/media/')) return true;
  if (findTopic(content.topics, path)) return true;
  const [, area, ...rest] = path.split('/');
  const name = rest.join('/');
  if (area === 'store') return findProduct(content.products, name) !== undefined;
  if (area === 'projects' && rest[0] === 'category') {
    const [, category = ''] = rest;
    return findCategory(content.projectCategories, decodeText(category, category)) !== undefined;
  }
  if (area === 'projects') return findProject(content.projects, name) !== undefined;
  if (area === 'about') return findCard(content.about.cards, name) !== undefined;
  return area === 'services' && findService(content.services, name) !== undefined;
}

export function isBrokenLink(to: string, content: Content): boolean {
  const href = safeHref(to);
  return href !== undefined && href.startsWith('/') && !hasPage(href, content);
}

/** Returns the problem of an unsafe or broken link. Blank values are not links. */
function linkProblem(
  file: string,
  path: string,
  to: string | undefined,
  content: Content,
): Problem[] {
  if (!to?.trim()) return [];
  if (safeHref(to) === undefined) {
    const message = `"${to}" is not a valid link. Use a path on this site or an https, mailto or tel URL.`;
    return [warningAt(file, path, message)];
  }
  if (!isBrokenLink(to, content)) return [];
  return [
    warningAt(file, path, `"${to}" is a broken link. Correct it, or add a topic with this path.`),
  ];
}

function pageLinks(content: Content): Problem[] {
  const { site, home, topics } = content;
  return [
    ...linkProblem(FILES.home, 'hero.ctaLink', home.hero.ctaLink, content),
    ...(site.footer?.groups ?? []).flatMap(({ links }, i) =>
      links.flatMap(({ to }, n) =>
        linkProblem(FILES.site, `footer.groups[${i}].links[${n}].to`, to, content),
      ),
    ),
    ...topics.flatMap(({ links = [] }, i) =>
      links.flatMap(({ to }, n) =>
        linkProblem(FILES.topics, `topics[${i}].links[${n}].to`, to, content),
      ),
    ),
    // The WhatsApp value may be a number.
    ...SOCIAL_NETWORKS.filter(({ name }) => name !== 'whatsapp').flatMap(({ name }) =>
      linkProblem(FILES.site, `socialMedia.${name}`, site.socialMedia[name], content),
    ),
  ];
}

function unknownIds(
  file: string,
  id: string,
  field: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Problem[] {
  const noun = file === FILES.products ? 'product' : 'project';
  const text = (other: string) =>
    `There is no ${noun} with the id "${other}". Remove it from the list.`;
  return ids
    .filter((other) => !known.has(other))
    .map((other) => warningAt(file, `"${id}".${field}`, text(other)));
}

export function checkLinks(content: Content): Problem[] {
  const { products, projects, productCategories, projectCategories } = content;
  const productIds = new Set(products.map(({ id }) => id));
  const projectIds = new Set(projects.map(({ id }) => id));
  const unknown = (file: string, id: string, name: string) =>
    warningAt(
      file,
      `"${id}".category`,
      `There is no category "${name}". Add it, or choose another.`,
    );
  return [
    ...products
      .filter(({ category }) => category.slug !== 'uncategorized')
      .filter(({ category }) => !categoryOf(category, productCategories))
      .map(({ id, category }) => unknown(FILES.products, id, category.name)),
    ...projects.flatMap(({ id, category }) =>
      category
        .filter((name) => !findCategory(projectCategories, name))
        .map((name) => unknown(FILES.projects, id, name)),
    ),
    ...products.flatMap((product) =>
      (['goesWith', 'needs'] as const).flatMap((field) =>
        unknownIds(FILES.products, product.id, field, product[field] ?? [], productIds),
      ),
    ),
    ...projects.flatMap(({ id, relatedProjects }) =>
      unknownIds(FILES.projects, id, 'relatedProjects', relatedProjects, projectIds),
    ),
    ...projects.flatMap(({ id, website }) =>
      linkProblem(FILES.projects, `"${id}".website`, website, content),
    ),
    ...pageLinks(content),
  ];
}

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

export function checkPictures(content: Content, hasPicture: (path: string) => boolean): Problem[] {
  return contentPictures(content).flatMap(([file, path, image]) => {
    const message = image?.trim() ? problemOf(image, hasPicture) : undefined;
    return message ? [warningAt(file, path, message)] : [];
  });
}
