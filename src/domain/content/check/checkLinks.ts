import { categoryOf, findCategory } from '../../category/category';
import { FILES } from '../../links/contentPaths';
import { safeHref } from '../../links/links';
import { decodeText, PATHS } from '../../links/paths';
import { findProduct, findProject } from '../../listing/lookup';
import { findCard } from '../../page/pages';
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
