import type { Problem } from '@/domain/problem';
import type { ContentSource } from '../content/contentSource';

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
  /** The changes in plain words, for the history. */
  changes: string[];
}

/** How handing a bundle over ended. */
export type TargetOutcome =
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

/** Where a publication goes. */
export interface PublishTarget {
  /** Never throws. */
  publish: (bundle: Bundle) => Promise<TargetOutcome>;
  /**
   * The content that the next publication is joined with, where that may be ahead of what visitors get; why it could
   * not be read; undefined where it is what visitors get. Never throws.
   */
  source?: () => Promise<ContentSource | { reason: string } | undefined>;
  /** Why what was taken will not become visible; undefined as long as it may. Never throws. */
  trouble?: () => Promise<string | undefined>;
}

/** A target as it is offered; its code is loaded when it is chosen. */
export interface TargetRow {
  id: string;
  /** What its button does, such as 'Publish'. */
  verb: string;
  load: () => Promise<PublishTarget>;
}
