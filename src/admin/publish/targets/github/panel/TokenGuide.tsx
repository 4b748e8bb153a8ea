import { styled } from '@mui/material/styles';
import type { GithubBranch } from '../githubBranch';

const NEW_TOKEN = 'https://github.com/settings/personal-access-tokens/new';

const Guide = styled('details')({
  '& > summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 600 },
  '& ol': { display: 'grid', gap: 6, margin: 0, paddingInlineStart: 24, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', fontWeight: 600 },
});

/** Explains how to create a token with only the required permissions. */
export function TokenGuide({ owner, repo }: GithubBranch) {
  return (
    <Guide>
      <summary>How to create a token</summary>
      <ol>
        <li>
          Sign in to GitHub and open{' '}
          <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
            New fine-grained personal access token (new tab)
          </a>
          .
        </li>
        <li>Enter a name, such as “Website”, and an expiration of 30 days or less.</li>
        <li>{`Resource owner: choose “${owner}”.`}</li>
        <li>{`Repository access: choose “Only select repositories” and select “${owner}/${repo}”.`}</li>
        <li>
          Repository permissions: set “Contents” to “Read and write”. GitHub adds “Metadata”
          automatically. No other permission is needed.
        </li>
        <li>
          Select “Generate token”, copy the token and paste it below. GitHub shows it only once.
        </li>
      </ol>
    </Guide>
  );
}
