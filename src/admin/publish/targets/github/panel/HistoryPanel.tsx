import type { GithubBranch } from '../githubBranch';
import { useTabState } from '../tabState';
import { GithubPanel } from './GithubPanel';
import { RateLimitNotice } from './RateLimitNotice';

/** The form for the token, or the end of a rate limit, on the page of the publish history. */
export function HistoryPanel({ branch }: { branch: GithubBranch }) {
  const { connection } = useTabState();
  return connection ? <RateLimitNotice /> : <GithubPanel branch={branch} />;
}
