import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminClock } from '../../../../layout/adminDate';
import { StatusAlert } from '../../../../layout/StatusAlert';
import type { GithubBranch } from '../../../../file-store/places';
import type { GithubPanels } from '../target';
import { expiryWarning } from '../messages';
import { cancelRequests, disconnect, useTabState, type Connection } from '../tabState';
import { TokenForm } from './TokenForm';

function RateLimitNotice() {
  const { limitedUntil } = useTabState();
  if (limitedUntil === undefined) return null;
  return (
    <StatusAlert severity="warning">
      <span>
        {`The GitHub rate limit applies until ${adminClock(limitedUntil)}. Publishing then resumes automatically. Keep this tab open.`}
      </span>
      <Button variant="outlined" onClick={cancelRequests}>
        Cancel
      </Button>
    </StatusAlert>
  );
}

/** GitHub redirects requests for the former name, and may end that at any time. */
function renameWarning({ name }: Connection, { owner, repo, branch }: GithubBranch) {
  if (!name || name.toLowerCase() === `${owner}/${repo}`.toLowerCase()) return undefined;
  return `GitHub now calls this repository ${name}. Ask the person who set up the website to change its target to github:${name}#${branch} and build it again.`;
}

interface ConnectedProps {
  connection: Connection;
  branch: GithubBranch;
}

function Connected({ connection, branch }: ConnectedProps) {
  const name = `${branch.owner}/${branch.repo}`;
  const warnings = [expiryWarning(connection.expires), renameWarning(connection, branch)];
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
      <p>
        Connected to{' '}
        <a href={`https://github.com/${name}`} target="_blank" rel="noreferrer">
          {name}
        </a>
        , branch “{branch.branch}”.
      </p>
      <Button variant="outlined" onClick={() => disconnect()}>
        Remove token
      </Button>
    </>
  );
}

function GithubPanel({ branch }: { branch: GithubBranch }) {
  const { connection } = useTabState();
  return (
    <Card component="section" aria-labelledby="github">
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Typography id="github" variant="h4" component="h2" tabIndex={-1} data-focus-home="">
            GitHub
          </Typography>
          <RateLimitNotice />
          {connection ? (
            <Connected connection={connection} branch={branch} />
          ) : (
            <TokenForm branch={branch} />
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** Returns the panels of a branch. On the page of the publish history, a connection needs no panel. */
export function panelsOf(branch: GithubBranch): GithubPanels {
  return {
    Panel: () => <GithubPanel branch={branch} />,
    HistoryPanel: () =>
      useTabState().connection ? <RateLimitNotice /> : <GithubPanel branch={branch} />,
  };
}
