import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { adminClock } from '../../../../layout/adminDate';
import { StatusAlert } from '../../../../layout/StatusAlert';
import { storeProblem } from '../../../../file-store/fileStore';
import type { GithubBranch } from '../../../../file-store/places';
import type { GithubPanels } from '../target';
import {
  isTokenFailure,
  publishErrorMessage,
  type GithubFailure,
  expiryWarning,
} from '../messages';
import { cancelRequests, disconnect, useTabState, type Connection } from '../tabState';
import { fetchRepositoryInfo, type RepositoryInfo } from '../repositoryInfo';
import { TokenForm } from './TokenForm';

interface Loaded {
  token: string;
  info?: RepositoryInfo;
  failure?: GithubFailure;
}

/** Loads the repository information with a restored token. Entering a token has already loaded it. */
function useRepositoryInfo(branch: GithubBranch) {
  const token = useTabState().connection?.token;
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoaded = loaded !== undefined && loaded.token === token;
  useEffect(() => {
    if (token === undefined || isLoaded) return undefined;
    let isCurrent = true;
    fetchRepositoryInfo(branch, token).then(
      (info) => isCurrent && setLoaded({ token, info }),
      (error: unknown) => {
        if (!isCurrent) return;
        const failure = storeProblem(error);
        setLoaded({ token, failure });
        if (isTokenFailure(failure)) disconnect();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [branch, token, isLoaded]);
  return {
    info: isLoaded ? loaded.info : undefined,
    failure: loaded?.failure,
    onConnect: (connectedToken: string, info: RepositoryInfo) =>
      setLoaded({ token: connectedToken, info }),
  };
}

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

function ConnectionDetails(props: ConnectionDetailsProps) {
  const { connection, info, branch, isLoading } = props;
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

function TokenPart({ branch }: { branch: GithubBranch }) {
  const { connection } = useTabState();
  const { info, failure, onConnect } = useRepositoryInfo(branch);
  const error = failure && publishErrorMessage(failure, branch);
  if (!connection) return <TokenForm branch={branch} initialError={error} onConnect={onConnect} />;
  return (
    <>
      {error !== undefined && !info && <StatusAlert severity="error">{error}</StatusAlert>}
      <ConnectionDetails
        connection={connection}
        info={info}
        branch={branch}
        isLoading={!info && !failure}
      />
    </>
  );
}

function GithubPanel({ branch }: { branch: GithubBranch }) {
  const isConnected = useTabState().connection !== undefined;
  const wasConnected = useRef(isConnected);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused form, or the element that replaces it, was removed.
    if (wasConnected.current !== isConnected && document.activeElement === document.body)
      heading.current?.focus();
    wasConnected.current = isConnected;
  }, [isConnected]);
  return (
    <Card component="section" aria-labelledby="github">
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Typography id="github" variant="h4" component="h2" ref={heading} tabIndex={-1}>
            GitHub
          </Typography>
          <RateLimitNotice />
          <TokenPart branch={branch} />
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
