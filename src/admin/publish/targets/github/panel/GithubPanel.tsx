import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { connection, disconnect, restoreConnection } from '../connection';
import { publishErrorMessage, isTokenError } from '../errorMessages';
import { fetchRepositoryInfo, type RepositoryInfo } from '../repositoryInfo';
import type { GithubBranch } from '../targetSetting';
import { Banner } from '@/ui/feedback/Banner';
import { ConnectionDetails } from './ConnectionDetails';
import { RateLimitNotice } from './RateLimitNotice';
import { TokenForm } from './TokenForm';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > form': { display: 'grid', gap: 16, justifyItems: 'start', width: 'min(560px, 100%)' },
  '& p[data-error]': { color: theme.vars?.palette.error.main, fontWeight: 500 },
  '& p[data-error]:empty': { display: 'none' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '4px 16px',
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dl a': { display: 'inline-flex', alignItems: 'center', minHeight: 24, color: 'inherit' },
}));

/** Loads the repository information while there is a connection and it is unknown. */
function useFacts(place: GithubBranch) {
  const [facts, setFacts] = useState<RepositoryInfo>();
  const [trouble, setTrouble] = useState<string>();
  /** Entering a token has already loaded the repository information. */
  const isKnown = useRef(false);
  const learn = (found: RepositoryInfo) => {
    isKnown.current = true;
    setFacts(found);
  };
  const held = useSyncExternalStore(connection.watch, connection.get);
  useEffect(restoreConnection, []);
  useEffect(() => {
    if (!held) {
      isKnown.current = false;
      setFacts(undefined);
    }
    if (!held || isKnown.current) return undefined;
    let isOld = false;
    fetchRepositoryInfo(place, held.token).then(
      (found) => !isOld && learn(found),
      (error: unknown) => {
        if (isOld) return;
        setTrouble(publishErrorMessage(error, place));
        if (isTokenError(error)) disconnect();
      },
    );
    return () => {
      isOld = true;
    };
  }, [held, place]);
  return { held, facts, learn, trouble };
}

function Connected({ place }: { place: GithubBranch }) {
  const { held, facts, learn, trouble } = useFacts(place);
  if (!held) return <TokenForm place={place} trouble={trouble} onConnect={learn} />;
  return (
    <>
      {trouble && !facts && <Banner tone="error">{trouble}</Banner>}
      <ConnectionDetails
        connection={held}
        facts={facts}
        branch={place.branch}
        isAsking={trouble === undefined}
      />
    </>
  );
}

/** The connection to the repository to which the website is published. */
export default function GithubPanel({ place }: { place: GithubBranch }) {
  const held = useSyncExternalStore(connection.watch, connection.get);
  const isHeld = held !== undefined;
  const was = useRef(isHeld);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused form, or the element that replaces it, was removed.
    if (was.current !== isHeld && document.activeElement === document.body)
      heading.current?.focus();
    was.current = isHeld;
  }, [isHeld]);
  return (
    <Card aria-labelledby="github">
      <Typography id="github" variant="h4" component="h2" ref={heading} tabIndex={-1}>
        GitHub
      </Typography>
      <RateLimitNotice />
      <Connected place={place} />
    </Card>
  );
}
