/** Paths of the workers of this site: the service worker, and the one of the desk in its form of a build or of Vite. */
const WORKERS =
  /^\/(?:sw\.js|assets\/deskWorker-[\w-]+\.js|src\/admin\/requests\/sync\/deskWorker\.ts)$/;

/** The part of Trusted Types that is used here. TypeScript does not describe it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Returns a URL of a worker. @throws TypeError if it is another one */
function checked(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !WORKERS.test(pathname)) throw new TypeError(url);
  return url;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Returns the URL of a worker of this site as the content security policy requires it.
 * @throws TypeError for any other URL
 */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('slate-workers', { createScriptURL: checked });
  return policy ? policy.createScriptURL(url) : checked(url);
}
