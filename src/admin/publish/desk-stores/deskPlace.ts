import { HOST_ORIGINS, parseHostedBranch, type HostedBranch } from './github/hostedBranch';

/** Where the build setting `VITE_DESK_STORE` keeps the encrypted copy of the desk. */
export type DeskPlace =
  | { kind: 'none' }
  | { kind: 'local' }
  | { kind: 'hosted'; branch: HostedBranch }
  /** The setting is not valid, or it names the repository of the website, which is public. */
  | { kind: 'refused'; why: 'setting' | 'website' };

/**
 * Parses a build setting.
 * @param target build setting `VITE_PUBLISH_TARGET`
 */
export function deskPlaceOf(setting = '', target = ''): DeskPlace {
  if (setting === '') return { kind: 'none' };
  if (setting === 'local') return { kind: 'local' };
  const branch = parseHostedBranch(setting);
  if (!branch) return { kind: 'refused', why: 'setting' };
  const website = parseHostedBranch(target);
  const nameOf = ({ owner, repo }: HostedBranch) => `${owner}/${repo}`.toLowerCase();
  const isWebsite = website !== undefined && nameOf(website) === nameOf(branch);
  return isWebsite ? { kind: 'refused', why: 'website' } : { kind: 'hosted', branch };
}

/** Returns the origins to which the pages connect. */
export const deskConnectHosts = (setting: string | undefined): string[] =>
  deskPlaceOf(setting).kind === 'hosted' ? HOST_ORIGINS : [];
