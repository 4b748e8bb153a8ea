import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { StatusAlert } from '../../../../layout/StatusAlert';
import { storeProblem } from '../../../../file-store/fileStore';
import type { GithubBranch } from '../../../../file-store/places';
import type { GithubPanels } from '../target';
import { isTokenFailure, publishErrorMessage, type GithubFailure } from '../messages';
import { cancelRequests, disconnect, useTabState } from '../tabState';
import { fetchRepositoryInfo, type RepositoryInfo } from '../repositoryInfo';
import { ConnectionDetails } from './ConnectionDetails';
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

/** Shows the end of GitHub’s rate limit while a request waits for it. */
function RateLimitNotice() {
  const { limitedUntil } = useTabState();
  if (limitedUntil === undefined) return null;
  return (
    <StatusAlert severity="warning">
      <span>
        {`The GitHub rate limit applies until ${new Date(limitedUntil).toLocaleTimeString()}. Publishing then resumes automatically. Keep this tab open.`}
      </span>
      <Button variant="outlined" onClick={cancelRequests}>
        Cancel
      </Button>
    </StatusAlert>
  );
}

function Connection({ branch }: { branch: GithubBranch }) {
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

/** The connection to the repository to which the website is published. */
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
          <Connection branch={branch} />
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
