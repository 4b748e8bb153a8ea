import { expect, it } from 'vitest';
import { holdWith as hold } from '@/domain/availability/holdFixture';
import { readContent } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { findUsages } from './deletionQuestion';

it('The confirmation of deleting a product names its availability', () => {
  const holds = [hold('h1'), hold('h2', { productId: 'p2' })];
  const content = { ...readContent(smallContent().files).content, holds };
  expect(findUsages(content, { id: 'p1', path: '/store/p1' })).toContain('Availability');
  expect(findUsages(content, { id: 'p3', path: '/store/p3' })).not.toContain('Availability');
});
