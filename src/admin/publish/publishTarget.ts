import type { ComponentType } from 'react';
import type { FileStore } from '../file-store/fileStore';

/** A content file to be written. */
export interface BundleFile {
  /** Path under `public/data`, such as `products/index.json`. */
  path: string;
  /** Null deletes the file. */
  json: unknown;
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
  /** Descriptions of the changes, for the history. */
  changes: string[];
}

/**
 * Why a target could not do something: a code with facts, which its `explain` turns into sentences. `notConnected`: it has
 * no store without a credential.
 */
export interface TargetFailure {
  code: string;
}

/** A page of the host about a publication. */
export interface PublicationLink {
  url: string;
  /** Label in the list of publications. */
  label: string;
  /** Label while the publication is not live yet. */
  pendingLabel: string;
}

/** What the publish history needs of a target. */
interface TargetHistory {
  /** Explains why something could not be loaded, and what to do, in sentences. */
  explain(failure: TargetFailure): string;
  /** What the administrator needs in order to load the history, such as a form for a credential. */
  Panel?: ComponentType;
  /** Calls a listener when the history has to be loaded again; returns an unsubscribe function. */
  subscribe?(listener: () => void): () => void;
}

/** A destination of publications. */
export interface PublishTarget {
  /** Opens the files of the website; undefined without a credential. Missing for a download. */
  openStore?(): FileStore | undefined;
  /** Gives the administrator the files, who has to deploy them. @throws Error */
  download?(bundle: Bundle): Promise<void>;
  /** Returns why visitors will not get a publication; without an ID, why the website is older than its content. Undefined while they may. Never throws. */
  deploymentFailure?(id?: string): Promise<TargetFailure | undefined>;
  /** Retries what failed after a bundle was written. Never throws. */
  retryDeployment?(): Promise<void>;
  /** Explains a failure and what to do, in sentences. */
  explain(failure: TargetFailure): string;
  /** Missing if the target has no history. */
  history?: TargetHistory;
  /** The part of the publish page for this target, such as a form for a credential. */
  Panel?: ComponentType;
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
