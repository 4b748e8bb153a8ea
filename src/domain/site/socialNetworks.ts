/** `name` is the field in `site.json`, `label` is for the back office, `publicLabel` for links where it differs. */
export const SOCIAL_NETWORKS = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'twitter', label: 'Twitter', publicLabel: 'X (Twitter)' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'whatsapp', label: 'WhatsApp' },
] as const satisfies readonly { name: string; label: string; publicLabel?: string }[];

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['name'];

export function forEachNetwork<T>(
  valueOf: (name: SocialNetwork, label: string) => T,
): Record<SocialNetwork, T> {
  const values = SOCIAL_NETWORKS.map(({ name, label }) => [name, valueOf(name, label)] as const);
  return Object.fromEntries(values) as Record<SocialNetwork, T>;
}
