import * as v from 'valibot';
import { readJson, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import type { GithubBranch } from '../../../file-store/places';

const KEY = 'publishJournal';

/** The progress of a publication, so that another tab can resume it. It contains no credential. */
const journalSchema = v.object({
  /** `owner/repo#branch`. */
  place: v.string(),
  /** IDs of images that GitHub already has. */
  blobs: v.array(v.string()),
  /** The commit to which the branch was asked to move, possibly without a response. */
  commit: v.exactOptional(v.string()),
});

type Journal = v.InferOutput<typeof journalSchema>;

/** Returns the name of a branch in the journal. */
function branchName({ owner, repo, branch }: GithubBranch): string {
  return `${owner}/${repo}#${branch}`;
}

/** Returns the journal of an interrupted publication; an empty one if there is none. Never throws. */
export function readJournal(branch: GithubBranch): Journal {
  const stored = v.safeParse(journalSchema, readJson('local', KEY));
  const name = branchName(branch);
  return stored.success && stored.output.place === name
    ? stored.output
    : { place: name, blobs: [] };
}

/**
 * Stores the progress of a publication. If storage is denied, an interrupted publication starts again from the
 * beginning.
 */
export function writeJournal(journal: Journal): void {
  writeEntry('local', KEY, JSON.stringify(journal));
}

/** Removes the journal when a publication has ended, successfully or not. */
export function closeJournal(): void {
  removeEntry('local', KEY);
}
