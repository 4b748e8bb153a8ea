import { targetManifests } from '../../src/admin/publish/targets/manifests';
import { isDemoPassword } from '../../src/api/gateways/demoCredentials';

/**
 * Rejects the demo password for builds whose publish target requires another one.
 * @throws Error if the demo password, which is public, is still in use
 */
export function rejectDemoPassword(env: Record<string, string | undefined>): void {
  const { VITE_PUBLISH_TARGET: setting, VITE_ADMIN_PASSWORD_HASH: hash } = env;
  const isPublic = targetManifests(setting).some(({ needsOwnPassword }) => needsOwnPassword);
  if (isPublic && isDemoPassword(hash))
    throw new Error(
      'The build still uses the public demo password. Run npm run admin:password and add both lines to the build settings.',
    );
}
