import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { connection, disconnect, recallConnection } from '@/api/publish/github/connection';
import { faultText, isAboutToken } from '@/api/publish/github/faultText';
import { readRepository, type RepositoryFacts } from '@/api/publish/github/repositoryFacts';
import type { GithubPlace } from '@/api/publish/github/setting';
import { Banner } from '@/ui/Banner';
import { ConnectedFacts } from './ConnectedFacts';
import { LimitNote } from './LimitNote';
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

/** Asks about the repository as long as somebody is connected and it is not known. */
function useFacts(place: GithubPlace) {
  const [facts, setFacts] = useState<RepositoryFacts>();
  const [trouble, setTrouble] = useState<string>();
  /** Whoever has just entered a token knows the repository already. */
  const isKnown = useRef(false);
  const learn = (found: RepositoryFacts) => {
    isKnown.current = true;
    setFacts(found);
  };
  const held = useSyncExternalStore(connection.watch, connection.get);
  useEffect(recallConnection, []);
  useEffect(() => {
    if (!held) {
      isKnown.current = false;
      setFacts(undefined);
    }
    if (!held || isKnown.current) return undefined;
    let isOld = false;
    readRepository(place, held.token).then(
      (found) => !isOld && learn(found),
      (error: unknown) => {
        if (isOld) return;
        setTrouble(faultText(error, place));
        if (isAboutToken(error)) disconnect();
      },
    );
    return () => {
      isOld = true;
    };
  }, [held, place]);
  return { held, facts, learn, trouble };
}

function Connected({ place }: { place: GithubPlace }) {
  const { held, facts, learn, trouble } = useFacts(place);
  if (!held) return <TokenForm place={place} trouble={trouble} onConnect={learn} />;
  return (
    <>
      {trouble && !facts && <Banner tone="error">{trouble}</Banner>}
      <ConnectedFacts
        connection={held}
        facts={facts}
        branch={place.branch}
        isAsking={trouble === undefined}
      />
    </>
  );
}

/** The connection to the repository that the website is published to. */
export default function GithubPanel({ place }: { place: GithubPlace }) {
  const held = useSyncExternalStore(connection.watch, connection.get);
  const isHeld = held !== undefined;
  const was = useRef(isHeld);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form, or what replaces it, has gone with the focus in it.
    if (was.current !== isHeld && document.activeElement === document.body)
      heading.current?.focus();
    was.current = isHeld;
  }, [isHeld]);
  return (
    <Card aria-labelledby="github">
      <Typography id="github" variant="h4" component="h2" ref={heading} tabIndex={-1}>
        GitHub
      </Typography>
      <LimitNote />
      <Connected place={place} />
    </Card>
  );
}
