import { isDemoPassword } from '../../src/api/gateways/demoCredentials';

/**
 * A site that publishes to a repository needs a password of its own (decisions.md, Credentials).
 * @throws where it still has the one everybody knows
 */
export function rejectDemoPassword(env: Record<string, string | undefined>): void {
  const { VITE_PUBLISH_TARGET: target, VITE_ADMIN_PASSWORD_HASH: hash } = env;
  if (target?.startsWith('github:') && isDemoPassword(hash))
    throw new Error(
      'The demo password is still in use, and everybody can read it. Run npm run admin:password and put both lines into the settings of this build.',
    );
}
