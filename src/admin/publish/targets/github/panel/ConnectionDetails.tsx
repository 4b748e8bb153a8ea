import Button from '@mui/material/Button';
import { StatusAlert } from '../../../../layout/StatusAlert';
import { disconnect } from '../connection';
import type { GithubBranch } from '../githubBranch';
import { commitLink } from '../messages';
import type { RepositoryInfo } from '../repositoryInfo';
import { useTabState, type Connection } from '../tabState';
import { expiryWarning } from './expiryWarning';

/** Labels of GitHub’s repository permissions. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  pull: 'read',
  push: 'write',
  triage: 'triage issues',
  maintain: 'maintain',
  admin: 'administer',
};

const INTERRUPTED = {
  published:
    'An interrupted publication reached the repository. Its changes stay listed until they are live.',
  unpublished:
    'A publication was interrupted before it reached the repository. The website has not changed. Publish again to continue.',
} as const;

/** Returns a warning if GitHub redirects requests for this repository to another one. It may end that at any time. */
function renameWarning(info: RepositoryInfo | undefined, branch: GithubBranch): string | undefined {
  if (!info || info.name.toLowerCase() === `${branch.owner}/${branch.repo}`.toLowerCase())
    return undefined;
  return `GitHub now calls this repository ${info.name}. Set VITE_PUBLISH_TARGET to github:${info.name}#${branch.branch} and build the website again.`;
}

interface ConnectionDetailsProps {
  connection: Connection;
  info: RepositoryInfo | undefined;
  branch: GithubBranch;
  isLoading: boolean;
}

/** The destination of publications with the current token, and its permissions. */
export function ConnectionDetails(props: ConnectionDetailsProps) {
  const { connection, info, branch, isLoading } = props;
  const { lastCommit } = useTabState();
  const warnings = [expiryWarning(connection.expires), renameWarning(info, branch)];
  return (
    <>
      {warnings.map(
        (warning) =>
          warning && (
            <StatusAlert key={warning} severity="warning">
              {warning}
            </StatusAlert>
          ),
      )}
      {info?.interrupted && !lastCommit && (
        <StatusAlert severity={info.interrupted === 'published' ? 'success' : 'warning'}>
          {INTERRUPTED[info.interrupted]}
        </StatusAlert>
      )}
      {info ? (
        <dl>
          <dt>Repository</dt>
          <dd>
            <a href={info.url} target="_blank" rel="noreferrer">
              {info.name}
            </a>
            {info.isPrivate ? ' (private)' : ' (public)'}
          </dd>
          <dt>Branch</dt>
          <dd>{branch.branch}</dd>
          <dt>Permissions</dt>
          <dd>
            {info.permissions.map((name) => PERMISSIONS[name] ?? name).join(', ') || 'Not reported'}
          </dd>
          {lastCommit !== undefined && (
            <>
              <dt>Last commit</dt>
              <dd>
                <a href={commitLink(branch, lastCommit).url} target="_blank" rel="noreferrer">
                  {lastCommit.slice(0, 7)}
                </a>
              </dd>
            </>
          )}
        </dl>
      ) : (
        isLoading && <p role="status">Connecting...</p>
      )}
      <Button variant="outlined" onClick={() => disconnect()}>
        Remove token
      </Button>
    </>
  );
}
