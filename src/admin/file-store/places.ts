import { isPublishablePath, parseUploadPath } from '../../domain/content/files';

/** What a store is for: the files of the website, or the encrypted copy of the desk. */
export type StoreUse = 'site' | 'desk';

export const DATA_PATH = 'public/data/';
export const PUBLIC_PATH = 'public/';

const DESK_PATH =
  /^(?:key\.json|devices\/[A-Z]{1,3}|edits\/[A-Z]{1,3}\/\d{1,9}-\d{1,9}|photos\/[\w-]{1,64}\/[\w-]{1,64})$/;

export function isStorePath(use: StoreUse, path: string): boolean {
  if (use === 'desk') return DESK_PATH.test(path);
  return path.startsWith(DATA_PATH)
    ? isPublishablePath(path.slice(DATA_PATH.length))
    : path.startsWith(PUBLIC_PATH) && parseUploadPath(path.slice(PUBLIC_PATH.length)) !== null;
}

export interface GithubBranch {
  owner: string;
  repo: string;
  branch: string;
}

const GITHUB_ORIGINS = ['https://api.github.com'];

const SETTING = /^github:([\w-]+)\/([\w.-]+)#([\w./-]+)$/;

/** Parses `github:owner/repo#branch`, the format of the build settings; undefined for any other setting. */
export function parseGithubBranch(setting: string): GithubBranch | undefined {
  const [, owner, repo, branch] = SETTING.exec(setting) ?? [];
  return owner && repo && branch ? { owner, repo, branch } : undefined;
}

/** Where the build setting `VITE_DESK_STORE` keeps the encrypted copy of the desk. */
export type DeskPlace =
  | { kind: 'none' }
  | { kind: 'local' }
  | { kind: 'hosted'; branch: GithubBranch }
  /** The setting is not valid, or it names the repository of the website, which is public. */
  | { kind: 'refused'; why: 'setting' | 'website' };

/** `target`: build setting `VITE_PUBLISH_TARGET`. */
export function deskPlaceOf(setting = '', target = ''): DeskPlace {
  if (setting === '') return { kind: 'none' };
  if (setting === 'local') return { kind: 'local' };
  const branch = parseGithubBranch(setting);
  if (!branch) return { kind: 'refused', why: 'setting' };
  const website = parseGithubBranch(target);
  const nameOf = ({ owner, repo }: GithubBranch) => `${owner}/${repo}`.toLowerCase();
  const isWebsite = website !== undefined && nameOf(website) === nameOf(branch);
  return isWebsite ? { kind: 'refused', why: 'website' } : { kind: 'hosted', branch };
}

/** Returns the origins to which pages connect with these values of `VITE_PUBLISH_TARGET` and `VITE_DESK_STORE`. */
export const storeOrigins = (...settings: (string | undefined)[]): string[] =>
  settings.some((setting = '') => parseGithubBranch(setting)) ? GITHUB_ORIGINS : [];
