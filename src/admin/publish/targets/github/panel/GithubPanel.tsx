import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { RADII } from '@/theme/tokens';
import { StatusAlert } from '../../../../layout/StatusAlert';
import type { GithubBranch } from '../githubBranch';
import { publishErrorMessage } from '../messages';
import { useTabState } from '../tabState';
import { ConnectionDetails } from './ConnectionDetails';
import { RateLimitNotice } from './RateLimitNotice';
import { TokenForm } from './TokenForm';
import { useRepositoryInfo } from './useRepositoryInfo';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 16,
  padding: 16,
  borderRadius: RADII.card,
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
export function GithubPanel({ branch }: { branch: GithubBranch }) {
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
    <Card aria-labelledby="github">
      <Typography id="github" variant="h4" component="h2" ref={heading} tabIndex={-1}>
        GitHub
      </Typography>
      <RateLimitNotice />
      <Connection branch={branch} />
    </Card>
  );
}
