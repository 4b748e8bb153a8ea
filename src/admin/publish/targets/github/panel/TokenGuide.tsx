import { styled } from '@mui/material/styles';
import type { GithubBranch } from '../targetSetting';

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
      <summary>How to get a token, step by step</summary>
      <ol>
        <li>
          Sign in to GitHub and open{' '}
          <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
            New fine-grained personal access token (new tab)
          </a>
          .
        </li>
        <li>Give it a name, such as “Website”, and a short expiration: 30 days or less.</li>
        <li>{`Resource owner: choose “${owner}”.`}</li>
        <li>{`Repository access: “Only select repositories”, and there “${owner}/${repo}” alone.`}</li>
        <li>
          Repository permissions: “Contents”, “Read and write”. GitHub adds “Metadata” by itself;
          nothing else is needed.
        </li>
        <li>Press “Generate token”, copy it, and paste it below. GitHub shows it only once.</li>
      </ol>
    </Guide>
  );
}
