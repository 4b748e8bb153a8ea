import { createSelector } from '@reduxjs/toolkit';
import type { Content } from '@/domain/content/content';
import type { UnreadablePart } from '@/domain/content/unreadable';
import { draftKey, type Drafts } from './state/draftEntry';
import { selectDrafts } from './state/draftsReducer';
import { withRepairs } from './state/repairs';
import { selectPublished } from './content/workingCopySelectors';

/** Returns the unreadable parts that are published or have been restored since. Never throws. */
function partsToRepair(published: Content, { repairs }: Drafts): UnreadablePart[] {
  const drafted = new Set(Object.keys(repairs));
  const open = (content: Content, isOpen: (key: string) => boolean): UnreadablePart[] => {
    const { parts = [] } = content.unreadable ?? {};
    return parts.filter(({ id }) => isOpen(draftKey(id)));
  };
  const isPutBack = (key: string) => drafted.has(key) && repairs[key]?.base === null;
  const returned = [...drafted].some((key) => repairs[key]?.base === null && repairs[key]?.draft);
  return [
    ...open(published, (key) => !drafted.has(key)),
    ...(returned ? open(withRepairs(published, repairs), isPutBack) : []),
  ];
}

const NONE: UnreadablePart[] = [];

/** The parts of the published content that need attention; empty until the content has been loaded. */
export const selectPartsToRepair = createSelector(
  [selectPublished, selectDrafts],
  (published, drafts) => (published ? partsToRepair(published.content, drafts) : NONE),
);
