/** Name of the only Trusted Types policy of the site, which the content security policy of its pages allows. */
export const WORKER_POLICY = 'slate-workers';

/** The service worker. */
export const SERVICE_WORKER = '/sw.js';

/** The scripts that may run as workers. The worker of the desk has a hash in its name. */
const WORKERS: readonly RegExp[] = [
  /^\/sw\.js$/,
  /^\/assets\/deskWorker-[\w-]{8}\.js$/,
  // Build scripts have no `env`.
  ...((import.meta.env as ImportMetaEnv | undefined)?.DEV
    ? [/^\/src\/admin\/requests\/sync\/deskWorker\.ts\?/]
    : []),
];

function checkWorker(url: string): string {
  if (WORKERS.some((worker) => worker.test(url))) return url;
  throw new TypeError(`${url} is not a worker of this site`);
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let createUrl: ((url: string) => string) | undefined;

/**
 * Returns the URL of a worker of this site in the form in which browsers with Trusted Types accept it.
 * @throws TypeError for any other URL
 */
export function trustedWorker(url: string): string {
  if (!createUrl) {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const rules = { createScriptURL: checkWorker };
    const policy = trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules;
    createUrl = (one) => policy.createScriptURL(one);
  }
  return createUrl(url);
}
