import type { ContentFiles } from '@/domain/content/content';
import type { Problem } from '@/domain/content/problem';
import type { ContentSource } from '@/api/content/contentSource';

/** A content file to be written. */
export interface BundleFile {
  /** Path under `public/data`, such as `products/index.json`. */
  path: string;
  /** Null deletes the file. */
  json: unknown;
  /** {@link jsonHash} of the file on which this one is based; null if there was none. */
  was: string | null;
}

/** An image of a publication. */
export interface BundlePicture {
  /** Path under `public`, such as `media/uploads/<sha256>.webp`. */
  file: string;
  blob: Blob;
}

/** All files that one publication writes. */
export interface Bundle {
  files: BundleFile[];
  pictures: BundlePicture[];
  /** The published files on which the files are based, by path; files that did not exist are missing. */
  base?: ContentFiles;
  /** Descriptions of the changes, for the history. */
  changes: string[];
  /** The changed records by key, each as it is published; null if it is not published. */
  records?: Record<string, unknown>;
}

/** The result of passing a bundle to a target. */
export type PublishOutcome =
  /**
   * The bundle is written. `content`: value of `data/version.json` once it is live; `pending`: the message while it is
   * not live.
   */
  | { kind: 'taken'; content: string; pending?: string }
  /** The administrator has the bundle as a file and has to deploy it. */
  | { kind: 'handed' }
  /** Files have changed since they were read and must be read again; nothing was written. */
  | { kind: 'moved' }
  /** The target’s own check rejected the bundle; nothing was written. */
  | { kind: 'refused'; problems: Problem[] }
  /** Nothing was written, or the result is unknown; the reason is a sentence. */
  | { kind: 'failed'; reason: string };

/** One publication of the history. */
export interface Publication {
  /** Assigned by the target. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** Descriptions of the changes. */
  changes: string[];
  /** Name of the administrator, if known. */
  who?: string;
  /** URL of a page with details. */
  url?: string;
  /** Why the content of this publication is no longer available. */
  lost?: string;
}

/** Some of the publications, newest first. */
export interface PublicationPage {
  publications: Publication[];
  /** Cursor of the next page with older ones; missing on the last page. */
  next?: string;
  /** Which publications could not be read and are left out, as a sentence. */
  note?: string;
}

/** The publications, and the content before and after each of them. */
export interface PublicationHistory {
  /** @param from `next` of the previous page. Never throws. */
  list: (from?: string) => Promise<PublicationPage | { reason: string }>;
  /** Returns the content before or after a publication. Never throws. */
  source: (
    publication: Publication,
    side: PublicationSide,
  ) => Promise<ContentSource | { reason: string }>;
}

/** The content before or after a publication. */
export type PublicationSide = 'after' | 'before';

/** A destination of publications. */
export interface PublishTarget {
  /** Never throws. */
  publish: (bundle: Bundle) => Promise<PublishOutcome>;
  /**
   * Returns the content with which the next publication is merged, if it may be ahead of the live content, or why it
   * could not be read. Undefined means the live content. Never throws.
   */
  source?: () => Promise<ContentSource | { reason: string } | undefined>;
  /** Returns why a written bundle will not become live; undefined while it may. Never throws. */
  trouble?: () => Promise<string | undefined>;
  /** Retries what failed after a bundle was written; returns why it failed again. Never throws. */
  retry?: () => Promise<string | undefined>;
  /** Missing if the target has no history. */
  history?: PublicationHistory;
}

/** A target in the list of options; its code is lazy-loaded when it is selected. */
export interface PublishTargetOption {
  id: string;
  /** Label of its button, such as “Publish”. */
  verb: string;
  load: () => Promise<PublishTarget>;
}
