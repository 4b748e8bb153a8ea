import { isDemoPassword } from '../../src/api/gateways/demoCredentials';

/**
 * Rejects the demo password for builds that publish to a repository.
 * @throws Error if the demo password, which is public, is still in use
 */
export function rejectDemoPassword(env: Record<string, string | undefined>): void {
  const { VITE_PUBLISH_TARGET: target, VITE_ADMIN_PASSWORD_HASH: hash } = env;
  if (target?.startsWith('github:') && isDemoPassword(hash))
    throw new Error(
      'The demo password is still in use, and it is public. Run npm run admin:password and add both lines to the settings of this build.',
    );
}
