import type { ContentFiles } from '@/domain/content/content';
import type { Problem } from '@/domain/content/problem';
import type { ContentSource } from '@/api/content/contentSource';

/** A content file as it is to be. */
export interface BundleFile {
  /** Under `public/data`, such as `products/index.json`. */
  path: string;
  /** Null: the file is to go. */
  json: unknown;
  /** {@link jsonHash} of the file that this was made from; null when there was none. */
  was: string | null;
}

/** A picture that comes with a publication. */
export interface BundlePicture {
  /** Under `public`, such as `media/uploads/<sha256>.webp`. */
  file: string;
  blob: Blob;
}

/** Everything that one publication writes. */
export interface Bundle {
  files: BundleFile[];
  pictures: BundlePicture[];
  /** The published files that the files were made from, by path; those that did not exist are missing. */
  base?: ContentFiles;
  /** The changes in plain words, for the history. */
  changes: string[];
  /** The changed records by key, each as it is published; null where it is not. */
  records?: Record<string, unknown>;
}

/** How handing a bundle over ended. */
export type PublishOutcome =
  /**
   * It is written. `content`: what `data/version.json` says once visitors see it; `pending`: what is said where that
   * takes long.
   */
  | { kind: 'taken'; content: string; pending?: string }
  /** The administrator has it now and has to bring it to the website. */
  | { kind: 'handed' }
  /** Files were changed by somebody else since they were read: read them again, nothing was written. */
  | { kind: 'moved' }
  /** The target's own check refused it; nothing was written. */
  | { kind: 'refused'; problems: Problem[] }
  /** Nothing was written, or it is not known; the reason in a sentence. */
  | { kind: 'failed'; reason: string };

/** Something that was published. */
export interface Publication {
  /** The target's own. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** In plain words. */
  changes: string[];
  /** Whoever published, where that is known. */
  who?: string;
  /** Where more can be read about it. */
  url?: string;
  /** Why what the website said then cannot be had any more. */
  lost?: string;
}

/** Some of the publications, newest first. */
export interface PublicationPage {
  publications: Publication[];
  /** Where to go on with older ones; missing where there are none. */
  next?: string;
  /** What could not be read and is left out, in a sentence. */
  note?: string;
}

/** What was published, and what the website said before and after it (issue text: History and restore). */
export interface PublicationHistory {
  /** @param from what an earlier page gave as `next`. Never throws. */
  list: (from?: string) => Promise<PublicationPage | { reason: string }>;
  /** The content as it was at the end of a publication, or at its beginning. Never throws. */
  source: (publication: Publication, side: PublicationSide) => Promise<ContentSource | { reason: string }>;
}

/** The end of a publication, or its beginning. */
export type PublicationSide = 'after' | 'before';

/** Where a publication goes. */
export interface PublishTarget {
  /** Never throws. */
  publish: (bundle: Bundle) => Promise<PublishOutcome>;
  /**
   * The content that the next publication is joined with, where that may be ahead of what visitors get; why it could
   * not be read; undefined where it is what visitors get. Never throws.
   */
  source?: () => Promise<ContentSource | { reason: string } | undefined>;
  /** Why what was taken will not become visible; undefined as long as it may. Never throws. */
  trouble?: () => Promise<string | undefined>;
  /** Tries again what failed after something was taken; why it failed again. Never throws. */
  retry?: () => Promise<string | undefined>;
  /** Missing where nobody keeps what was published. */
  history?: PublicationHistory;
}

/** A target as it is offered; its code is loaded when it is chosen. */
export interface PublishTargetOption {
  id: string;
  /** What its button does, such as 'Publish'. */
  verb: string;
  load: () => Promise<PublishTarget>;
}
