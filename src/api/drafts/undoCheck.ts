import type { Content } from '@/domain/content';
import { brokenRule, draftsWithChanges } from './brokenRules';
import type { Drafts, Step } from './draftEntry';
import { workingCopy } from './workingCopy';

/**
 * Why taking a step back would leave something wrong that is right now: too much featured, two records
 * of one address, a category that is needed. Null when it would not.
 */
export function undoConflict(step: Step, drafts: Drafts, published: Content): string | null {
  const then = draftsWithChanges(drafts, step.changes, 'before');
  const broken = brokenRule(workingCopy(published, drafts), workingCopy(published, then));
  if (!broken) return null;
  if (broken.kind === 'featured')
    return `This cannot be undone now: more than ${broken.limit} ${broken.list} would be featured. Take the star from another one first.`;
  return broken.kind === 'address'
    ? 'This cannot be undone now: another record has taken its address since. Give that one another name first.'
    : 'This cannot be undone now: a category that is still used would be gone. Move what is in it first.';
}
