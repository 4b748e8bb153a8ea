/** Name of the only Trusted Types policy of the site, which the content security policy of its pages allows. */
export const WORKER_POLICY = 'slate-workers';

export const SERVICE_WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let trustedUrl: string | undefined;

/** Returns the URL of the service worker in the form in which browsers with Trusted Types accept it. */
export function trustedServiceWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A policy cannot be created twice.
  trustedUrl ??=
    trustedTypes
      ?.createPolicy(WORKER_POLICY, { createScriptURL: () => SERVICE_WORKER })
      .createScriptURL('') ?? SERVICE_WORKER;
  return trustedUrl;
}
