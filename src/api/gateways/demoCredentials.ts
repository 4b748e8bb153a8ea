/** Hash of the demo password in `.env`, which is public because it is in the repository. */
const DEMO_HASH =
  'pbkdf2-sha256:600000:079d8d7c4b19171dc62379084b7d50d3:5edb00c2a7c54fb6164ed779d4088dfe06bf443fe28433f17c464d47f528d9bd';

export function isDemoPassword(passwordHash: string | undefined): boolean {
  return passwordHash === DEMO_HASH;
}
