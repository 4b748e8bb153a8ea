import type { PublishTarget } from '../../publishTarget';

/** Loads the target and its panel. */
export async function loadLocal(): Promise<PublishTarget> {
  const [{ localTarget }, { LocalPanel }] = await Promise.all([
    import('./target'),
    import('./panel'),
  ]);
  return { ...localTarget, Panel: LocalPanel };
}
