import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { disconnect, type Connection } from '../connection';
import { lastCommit } from '../progress';
import type { RepositoryInfo } from '../repositoryInfo';
import { Banner } from '@/ui/feedback/Banner';

/** Number of days before the expiry of a token from which a warning is shown. */
const WARN_DAYS = 7;
const DAY_MS = 86_400_000;

function expiryWarning(expires: string | undefined): string | undefined {
  if (!expires) return undefined;
  const days = Math.ceil((Date.parse(`${expires}T00:00:00`) - Date.now()) / DAY_MS);
  if (Number.isNaN(days) || days > WARN_DAYS) return undefined;
  return days <= 0
    ? 'The token has expired, by the day that was entered. Make a new one.'
    : `The token expires on ${new Date(`${expires}T00:00:00`).toLocaleDateString()}. Make a new one soon.`;
}

/** Labels of GitHub’s repository permissions. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  pull: 'read',
  push: 'write',
  triage: 'sort issues',
  maintain: 'maintain',
  admin: 'administer',
};

const INTERRUPTED = {
  published:
    'A publication that was interrupted has reached the repository. Its changes stay listed until visitors see them.',
  unpublished:
    'A publication was interrupted before it reached the repository: the website is as it was. Publish again to go on.',
} as const;

interface ConnectedFactsProps {
  connection: Connection;
  facts: RepositoryInfo | undefined;
  branch: string;
  /** Whether the repository information is loading. */
  isAsking: boolean;
}

/** The destination of publications with the current token, and its permissions. */
export function ConnectionDetails({ connection, facts, branch, isAsking }: ConnectedFactsProps) {
  const commit = useSyncExternalStore(lastCommit.watch, lastCommit.get);
  const warning = expiryWarning(connection.expires);
  return (
    <>
      {warning && <Banner tone="warning">{warning}</Banner>}
      {facts?.interrupted && !commit && (
        <Banner tone={facts.interrupted === 'published' ? 'success' : 'warning'}>
          {INTERRUPTED[facts.interrupted]}
        </Banner>
      )}
      {facts ? (
        <dl>
          <dt>Repository</dt>
          <dd>
            <a href={facts.url} target="_blank" rel="noreferrer">
              {facts.name}
            </a>
            {facts.isPrivate ? ' (private)' : ' (public)'}
          </dd>
          <dt>Branch</dt>
          <dd>{branch}</dd>
          <dt>Permissions</dt>
          <dd>
            {facts.permissions.map((name) => PERMISSIONS[name] ?? name).join(', ') ||
              'Not reported'}
          </dd>
          {commit && (
            <>
              <dt>Last commit</dt>
              <dd>
                <a href={commit.url} target="_blank" rel="noreferrer">
                  {commit.id.slice(0, 7)}
                </a>
              </dd>
            </>
          )}
        </dl>
      ) : (
        isAsking && <p role="status">Connecting...</p>
      )}
      <Button variant="outlined" onClick={() => disconnect()}>
        Forget the token
      </Button>
    </>
  );
}
