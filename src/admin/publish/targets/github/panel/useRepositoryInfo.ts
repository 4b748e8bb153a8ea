import { useEffect, useState } from 'react';
import { disconnect } from '../connection';
import type { GithubBranch } from '../githubBranch';
import { isTokenFailure, toFailure, type GithubFailure } from '../githubError';
import { fetchRepositoryInfo, type RepositoryInfo } from '../repositoryInfo';
import { useTabState } from '../tabState';

interface Loaded {
  token: string;
  info?: RepositoryInfo;
  failure?: GithubFailure;
}

/** Loads the repository information with a restored token. Entering a token has already loaded it. */
export function useRepositoryInfo(branch: GithubBranch) {
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
        const failure = toFailure(error);
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
