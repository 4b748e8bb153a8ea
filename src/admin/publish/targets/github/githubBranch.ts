/** A branch of a repository on GitHub. */
export interface GithubBranch {
  owner: string;
  repo: string;
  branch: string;
}

const SETTING = /^github:([\w-]+)\/([\w.-]+)#([\w./-]+)$/;

/** Parses `github:owner/repo#branch`, the format of `VITE_PUBLISH_TARGET`; undefined for any other setting. */
export function parseGithubTarget(setting: string): GithubBranch | undefined {
  const [, owner, repo, branch] = SETTING.exec(setting) ?? [];
  return owner && repo && branch ? { owner, repo, branch } : undefined;
}
