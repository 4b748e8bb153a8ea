import * as v from 'valibot';
import { readJson, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import type { GithubBranch } from './targetSetting';

/** What a publication has done so far, for the tab that is opened after this one was closed. No credential is in it. */
export interface Journal {
  /** `owner/repo#branch`. */
  place: string;
  /** Ids of pictures that GitHub has already. */
  blobs: string[];
  /** The commit that the branch was asked to move to; the answer may not have come. */
  commit?: string;
}

const KEY = 'publishJournal';

const journalSchema = v.object({
  place: v.string(),
  blobs: v.array(v.string()),
  commit: v.optional(v.string()),
});

/** How a place is called where it is written down. */
export function placeName({ owner, repo, branch }: GithubBranch): string {
  return `${owner}/${repo}#${branch}`;
}

/** What an interrupted publication has left; an empty journal where there is none. Never throws. */
export function readJournal(place: GithubBranch): Journal {
  const kept = v.safeParse(journalSchema, readJson('local', KEY));
  const name = placeName(place);
  if (!kept.success || kept.output.place !== name) return { place: name, blobs: [] };
  const { commit, ...rest } = kept.output;
  return { ...rest, ...(commit !== undefined && { commit }) };
}

/** Writes down how far a publication is; where the browser refuses, it begins anew the next time. */
export function writeJournal(journal: Journal): void {
  writeEntry('local', KEY, JSON.stringify(journal));
}

/** The publication is over, well or not. */
export function closeJournal(): void {
  removeEntry('local', KEY);
}
