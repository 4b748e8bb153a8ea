import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { GithubBranch } from '../githubBranch';

const NEW_TOKEN = 'https://github.com/settings/personal-access-tokens/new';

/** Explains how to create a token with only the required permissions. */
export function TokenGuide({ owner, repo }: GithubBranch) {
  return (
    <Accordion>
      <AccordionSummary>How to create a token</AccordionSummary>
      <AccordionDetails>
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
            automatically. With “Actions” set to “Read-only”, this page also tells you when a build
            fails. No other permission is needed.
          </li>
          <li>
            Select “Generate token”, copy the token and paste it below. GitHub shows it only once.
          </li>
        </ol>
      </AccordionDetails>
    </Accordion>
  );
}
