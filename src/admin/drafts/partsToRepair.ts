import { createSelector } from '@reduxjs/toolkit';
import type { Content, ContentFiles } from '@/domain/content/content';
import type { UnreadablePart } from '@/domain/content/repair/unreadable';
import { draftKey, type Drafts } from './draftEntry';
import { selectDrafts } from './draftsReducer';
import { withRepairs } from './repairs';
import { selectPublished } from './workingCopySelectors';

/** A part of the content that cannot be read and that nobody has decided about. */
export interface PartToRepair extends UnreadablePart {
  /** The files that it is in. */
  files: ContentFiles;
}

/** What cannot be read, as it is published or has been put back since. Never throws. */
export function partsToRepair(published: Content, { repairs }: Drafts): PartToRepair[] {
  const drafted = new Set(Object.keys(repairs));
  const open = (content: Content, isOpen: (key: string) => boolean): PartToRepair[] => {
    const { parts = [], files = {} } = content.unreadable ?? {};
    return parts.filter(({ id }) => isOpen(draftKey(id))).map((part) => ({ ...part, files }));
  };
  const isPutBack = (key: string) => drafted.has(key) && repairs[key]?.base === null;
  const returned = [...drafted].some((key) => repairs[key]?.base === null && repairs[key]?.draft);
  return [
    ...open(published, (key) => !drafted.has(key)),
    ...(returned ? open(withRepairs(published, repairs), isPutBack) : []),
  ];
}

const NONE: PartToRepair[] = [];

/** The parts of the published content that need attention; none until it has been read. */
export const selectPartsToRepair = createSelector(
  [selectPublished, selectDrafts],
  (published, drafts) => (published ? partsToRepair(published.content, drafts) : NONE),
);
