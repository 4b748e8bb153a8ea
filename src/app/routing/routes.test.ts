import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { routes } from './routes';

/** The kinds of elements that stand in one another at a route. */
function kindsAt(path: string): unknown[] {
  const site = routes.find((route) => route.path === '/');
  const route = site?.children?.find((child) => child.path === path);
  const kinds: unknown[] = [];
  let node: ReactNode = route?.element;
  while (isValidElement<{ children?: ReactNode }>(node)) {
    kinds.push(node.type);
    node = node.props.children;
  }
  return kinds;
}

describe('the routes of the site', () => {
  it('show one and the same page for all projects and for those of a category', () => {
    const kinds = kindsAt('projects');
    expect(kinds.length).toBeGreaterThan(0);
    expect(kindsAt('projects/category/:category')).toEqual(kinds);
    expect(kindsAt('projects/:id').at(-1)).not.toBe(kinds.at(-1));
  });
});
