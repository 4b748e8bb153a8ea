import { VERSION_URL } from '@/domain/links/versionUrl';

/** Returns what the build notes in `data/version.json`; undefined if it cannot be read. Never rejects. */
export async function fetchVersion(
  timeoutMs: number,
): Promise<Record<string, unknown> | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(VERSION_URL, { cache: 'no-store', signal });
    return response.ok ? (Object(await response.json()) as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
