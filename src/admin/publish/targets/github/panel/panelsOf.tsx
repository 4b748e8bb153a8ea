import type { GithubBranch } from '../githubBranch';
import type { GithubPanels } from '../target';
import { useTabState } from '../tabState';
import { GithubPanel, RateLimitNotice } from './GithubPanel';

/** The form for the token, or the end of a rate limit, on the page of the publish history. */
function HistoryPanel({ branch }: { branch: GithubBranch }) {
  const { connection } = useTabState();
  return connection ? <RateLimitNotice /> : <GithubPanel branch={branch} />;
}

/** Returns the panels of a branch. */
export function panelsOf(branch: GithubBranch): GithubPanels {
  return {
    Panel: () => <GithubPanel branch={branch} />,
    HistoryPanel: () => <HistoryPanel branch={branch} />,
  };
}
