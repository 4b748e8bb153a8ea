import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../tests/helpers/content/contentArbitraries';
import { findProduct, findProject } from './lookup';

const products = [
  { id: 'prod 2', slug: 'prod-1' },
  { id: 'prod-1', slug: 'cine-zoom' },
  { id: '100% cotton', slug: 'backdrop' },
];

const projects = [
  { id: 'project-1', slug: 'studio-lighting', title: 'Studio Lighting Study' },
  { id: 'project-2', slug: 'lighting', title: 'Light' },
  { id: 'project-4', slug: 'other', title: 'Har\u00admattan\u200b  of\u202f1994' },
  { id: 'project-3', slug: 'custom', title: 'Lagos Nights' },
];

const HOSTILE = ['constructor', '__proto__', 'prototype', 'toString', '%E0%A4%A', '', '%'];

describe('findProduct', () => {
  it.each([
    ['prod-1', 'prod-1'],
    ['prod%202', 'prod 2'],
    ['100%25%20cotton', '100% cotton'],
    ['100% cotton', '100% cotton'],
    ['cine-zoom', 'prod-1'],
    ['cine%2Dzoom', 'prod-1'],
  ])('matches the id, also URL-decoded, then the slug: %j finds %j', (param, id) => {
    expect(findProduct(products, param)?.id).toBe(id);
  });

  it.each([...HOSTILE, 'zoom', 'PROD-1'])('returns undefined for %j', (param) => {
    expect(findProduct(products, param)).toBeUndefined();
  });
});

describe('findProject', () => {
  it.each([
    ['project-3', 'project-3'],
    ['PROJECT-3', 'project-3'],
    ['lighting', 'project-2'],
    ['custom', 'project-3'],
    ['LAGOS nights', 'project-3'],
    ['Lagos%20Nights', 'project-3'],
    ['lagos-nights', 'project-3'],
    ['studio-lighting-study', 'project-1'],
    ['light', 'project-2'],
    ['study', 'project-1'],
    ['night', 'project-3'],
    ['lightin', 'project-1'],
    ['Harmattan  of 1994', 'project-4'],
    ['of 1994', 'project-4'],
  ])('matches id, slug or title exactly, then a part: %j finds %j', (param, id) => {
    expect(findProject(projects, param)?.id).toBe(id);
  });

  it.each([...HOSTILE, '  ', 'snowy'])('returns undefined for %j', (param) => {
    expect(findProject(projects, param)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText(), (param) => {
        findProduct(products, param);
        findProject(projects, param);
      }),
    );
  });
});
