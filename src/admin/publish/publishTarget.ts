import type { ComponentType } from 'react';
import type { ContentFiles } from '@/domain/content/content';
import type { Problem } from '@/domain/record/problem';
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

/**
 * Why a target could not do something: a code with facts. The `explain` of the target that returned it, or of its
 * history, turns it into sentences.
 */
export interface TargetFailure {
  code: string;
}

/** The result of passing a bundle to a target. */
export type PublishOutcome =
  /** The bundle is written. `content`: value of `data/version.json` once it is live; `id`: ID of the publication. */
  | { kind: 'published'; content: string; id?: string }
  /** The administrator has the bundle as a file and has to deploy it. */
  | { kind: 'downloaded' }
  /** Files have changed since they were read and must be read again; nothing was written. */
  | { kind: 'stale' }
  /** The target’s own check rejected the bundle; nothing was written. */
  | { kind: 'rejected'; problems: Problem[] }
  /** Nothing was written, or the result is unknown. */
  | { kind: 'failed'; failure: TargetFailure };

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
  /** Why the content of this publication is no longer available. */
  lost?: TargetFailure;
}

/** Some of the publications, newest first. */
interface PublicationPage {
  publications: Publication[];
  /** Cursor of the next page with older ones; missing on the last page. */
  next?: string;
  /** Why some publications are left out. */
  incomplete?: TargetFailure;
}

/** The content before or after a publication. */
export type PublicationSide = 'after' | 'before';

/** The publications, and the content before and after each of them. */
export interface PublicationHistory {
  /** @param from `next` of the previous page. Never throws. */
  list(from?: string): Promise<PublicationPage | TargetFailure>;
  /** Returns the content before or after a publication. Never throws. */
  source(publication: Publication, side: PublicationSide): Promise<ContentSource | TargetFailure>;
  /** Explains why something could not be loaded, and what to do, in sentences. */
  explain(failure: TargetFailure): string;
  /** What the administrator needs in order to load the history, such as a form for a credential. */
  Panel?: ComponentType;
  /** Calls a listener when the history has to be loaded again; returns an unsubscribe function. */
  subscribe?(listener: () => void): () => void;
}

/** A page of the host about a publication. */
export interface PublicationLink {
  url: string;
  /** Label in the list of publications. */
  label: string;
  /** Label while the publication is not live yet. */
  pendingLabel: string;
}

export interface TargetPanelProps {
  /** Whether the screen shows the result of a publication, which includes its error. */
  hasResult: boolean;
  /** Called when the panel may have changed what is live. */
  onUpdate: () => void;
}

/** A destination of publications. Its methods never throw. */
export interface PublishTarget {
  publish(bundle: Bundle): Promise<PublishOutcome>;
  /**
   * Returns the content with which the next publication is merged, if it may be ahead of the live content, or why it
   * could not be read. Undefined means the live content.
   */
  ahead?(): Promise<ContentSource | TargetFailure | undefined>;
  /** Returns why a published bundle will not become live; undefined while it may. */
  deploymentFailure?(): Promise<TargetFailure | undefined>;
  /** Retries what failed after a bundle was written; returns why it failed again. */
  retryDeployment?(): Promise<TargetFailure | undefined>;
  /** Explains a failure and what to do, in sentences. */
  explain(failure: TargetFailure): string;
  /** Missing if the target has no history. */
  history?: PublicationHistory;
  /** The part of the publish page for this target, such as a form for a credential. */
  Panel?: ComponentType<TargetPanelProps>;
  /** Returns the link of a publication, by its ID. */
  linkOf?(id: string): PublicationLink;
}

/**
 * What is known about a target before its code is loaded. Build scripts and the configuration of Vite import it, so it
 * must not import the code of the target, not even with `import()`.
 */
export interface TargetManifest<Place = unknown> {
  id: string;
  /** Label of its button, such as “Publish”. */
  verb: string;
  /** Parses the build setting `VITE_PUBLISH_TARGET`; undefined if it does not select this target. */
  parse(setting: string): Place | undefined;
  /** Origins to which the pages must be able to connect. */
  connectHosts: readonly string[];
  /** Whether the site is public, so that the demo password must not be used. */
  needsOwnPassword: boolean;
  /** Whether a host builds the website after a publication, which may take minutes. */
  isHosted: boolean;
  /** Whether the administrator gets a file instead of a publication. */
  isDownload: boolean;
}

/** A target that the build setting selects. */
export interface PublishTargetOption extends TargetManifest {
  /** Loads the code of the target. @throws if it cannot be loaded */
  load(): Promise<PublishTarget>;
}
