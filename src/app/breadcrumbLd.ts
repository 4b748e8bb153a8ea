/** The breadcrumb of a page for search engines; the last entry is the page itself. */
export function breadcrumbLd(trail: readonly { label: string; to: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to,
    })),
  };
}
