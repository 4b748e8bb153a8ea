import { describe, expect, it } from 'vitest';
import { holdWith as hold } from '@/domain/availability/holdFixture';
import { readContent, type ContentFiles } from '@/domain/content/content';
import { filesOf, smallContent } from '@/domain/content/contentFixture';
import { withPublishedAvailability } from '@/domain/content/publishAvailability';
import { emptyDrafts } from '../../drafts/state/draftEntry';
import { workingCopy } from '../../drafts/content/workingCopy';
import { findUsages } from '../../resources/findUsages';
import { diffWithPast } from './pastContent';
import { applyRestoration, siteRestoration } from './restore';

const FILE = 'availability.json';
const damaged = hold('bad', { to: '2026-11-01' });
const withFile = (holds: unknown[]): ContentFiles => ({
  ...smallContent().files,
  [FILE]: { updatedAt: '2026-11-01T00:00:00.000Z', holds },
});

describe('restoring', () => {
  it('an earlier publication leaves holds as they are, and does not offer them', () => {
    const then = readContent(withFile([hold('old'), damaged])).content;
    const now = withPublishedAvailability(
      { ...readContent(smallContent().files).content, holds: [hold('new')] },
      '2026-11-22T00:00:00.000Z',
    );
    expect(diffWithPast(now, then)).toEqual([]);
    const whole = siteRestoration(then, emptyDrafts(), now);
    expect(whole.edits).toEqual([]);
    const restored = workingCopy(now, applyRestoration(whole, emptyDrafts(), now));
    expect(filesOf(restored)[FILE]).toEqual(filesOf(now)[FILE]);
  });
});

it('The confirmation of deleting a product names its availability', () => {
  const { content } = readContent(withFile([hold('h1'), hold('h2', { productId: 'p2' })]));
  expect(findUsages(content, { id: 'p1', path: '/store/p1' })).toContain('Availability');
  expect(findUsages(content, { id: 'p3', path: '/store/p3' })).not.toContain('Availability');
});
