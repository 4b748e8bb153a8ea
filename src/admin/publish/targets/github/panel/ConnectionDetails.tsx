import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusAlert } from '../../../../layout/StatusAlert';
import { disconnect, useTabState, type Connection } from '../tabState';
import type { GithubBranch } from '../../../../file-store/places';
import { commitLink } from '../messages';
import type { RepositoryInfo } from '../repositoryInfo';
import { expiryWarning } from './expiryWarning';

/** Labels of GitHub’s repository permissions. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  pull: 'read',
  push: 'write',
  triage: 'triage issues',
  admin: 'administer',
};

/** Returns a warning if GitHub redirects requests for this repository to another one. It may end that at any time. */
function renameWarning(info: RepositoryInfo | undefined, branch: GithubBranch): string | undefined {
  if (!info || info.name.toLowerCase() === `${branch.owner}/${branch.repo}`.toLowerCase())
    return undefined;
  return `GitHub now calls this repository ${info.name}. Ask the person who set up the website to change its target to github:${info.name}#${branch.branch} and build it again.`;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1}>
      <Typography component="dt" color="textSecondary" sx={{ minWidth: 100 }}>
        {name}
      </Typography>
      <dd>{children}</dd>
    </Stack>
  );
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
      {info ? (
        <dl>
          <Row name="Repository">
            <a href={info.url} target="_blank" rel="noreferrer">
              {info.name}
            </a>
            {info.isPrivate ? ' (private)' : ' (public)'}
          </Row>
          <Row name="Branch">{branch.branch}</Row>
          <Row name="Permissions">
            {info.permissions.map((name) => PERMISSIONS[name] ?? name).join(', ') || 'Not reported'}
          </Row>
          {lastCommit !== undefined && (
            <Row name="Last commit">
              <a href={commitLink(branch, lastCommit).url} target="_blank" rel="noreferrer">
                {lastCommit.slice(0, 7)}
              </a>
            </Row>
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
