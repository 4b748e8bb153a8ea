import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { routes } from './routes';

/** Returns the types of the nested elements of a route, from the outside in. */
function elementTypesAt(path: string): unknown[] {
  const site = routes.find((route) => route.path === '/');
  const route = site?.children?.find((child) => child.path === path);
  const types: unknown[] = [];
  let node: ReactNode = route?.element;
  while (isValidElement<{ children?: ReactNode }>(node)) {
    types.push(node.type);
    node = node.props.children;
  }
  return types;
}

describe('routes', () => {
  it('use the same elements for all projects and for the projects of a category', () => {
    const types = elementTypesAt('projects');
    expect(types.length).toBeGreaterThan(0);
    expect(elementTypesAt('projects/category/:category')).toEqual(types);
    expect(elementTypesAt('projects/:id').at(-1)).not.toBe(types.at(-1));
  });
});
