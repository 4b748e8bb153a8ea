import type { GithubBranch } from '../githubBranch';
import type { GithubPanels } from '../target';
import { GithubPanel } from './GithubPanel';
import { HistoryPanel } from './HistoryPanel';

/** Returns the panels of a branch. */
export function panelsOf(branch: GithubBranch): GithubPanels {
  return {
    Panel: () => <GithubPanel branch={branch} />,
    HistoryPanel: () => <HistoryPanel branch={branch} />,
  };
}
