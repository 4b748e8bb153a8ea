import type { ComponentType } from 'react';
import type { FileStore } from '../file-store/fileStore';

export interface BundleFile {
  /** Path under `public/data`, such as `products/index.json`. */
  path: string;
  /** Null deletes the file. */
  json: unknown;
}

export interface BundlePicture {
  /** Path under `public`, such as `media/uploads/<sha256>.webp`. */
  file: string;
  blob: Blob;
}

export interface Bundle {
  files: BundleFile[];
  pictures: BundlePicture[];
  /** Descriptions of the changes, for the history. */
  changes: string[];
}

/** A code with facts, which `explain` turns into sentences. `notConnected`: it has no store without a credential. */
export interface TargetFailure {
  code: string;
}

export interface PublicationLink {
  url: string;
  /** Label in the list of publications. */
  label: string;
  pendingLabel: string;
}

interface TargetHistory {
  explain(failure: TargetFailure): string;
  /** What the administrator needs in order to load the history, such as a form for a credential. */
  Panel?: ComponentType;
  /** Calls a listener when the history has to be loaded again; returns an unsubscribe function. */
  subscribe?(listener: () => void): () => void;
}

export interface PublishTarget {
  /** Opens the files of the website; undefined without a credential. Missing for a download. */
  openStore?(): FileStore | undefined;
  /** Gives the administrator the files, who has to deploy them. @throws Error */
  download?(bundle: Bundle): Promise<void>;
  /** Returns why visitors will not get a publication; without an ID, why the website is older than its content. Undefined while they may. Never throws. */
  deploymentFailure?(id?: string): Promise<TargetFailure | undefined>;
  /** Retries what failed after a bundle was written. Never throws. */
  retryDeployment?(): Promise<void>;
  explain(failure: TargetFailure): string;
  history?: TargetHistory;
  /** The part of the publish page for this target, such as a form for a credential. */
  Panel?: ComponentType;
  linkOf?(id: string): PublicationLink;
}

/** What is known before the code of a target is loaded. */
export interface PublishTargetOption {
  /** Label of its button, such as “Publish”. */
  verb: string;
  /** Whether a host builds the website after a publication, which may take minutes. */
  isHosted: boolean;
  /** Whether the administrator gets a file instead of a publication. */
  isDownload: boolean;
  /** @throws if the code of the target cannot be loaded */
  load(): Promise<PublishTarget>;
}
