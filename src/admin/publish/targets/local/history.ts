import * as v from 'valibot';
import { formatCount } from '@/domain/text/formatNumber';
import { withoutHostileKeys } from '@/domain/text/jsonObject';
import { inMemorySource } from '../../inMemorySource';
import type { Publication, PublicationHistory } from '../../publishTarget';
import {
  PUBLISH_ENDPOINT,
  RESPONSE_TIMEOUT_MS,
  SERVER_UNREACHABLE,
  WRONG_HOST,
  fetchPublishToken,
} from './server';

const UNKEPT =
  'What the website said then was not kept: an older version of the local server published this.';
const GONE =
  'What the website said then cannot be read any more: a file in the folder .history is missing or was changed.';
const ODD = 'The local server gave an answer that cannot be read. Please try again.';

const pageSchema = v.object({
  publications: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      changes: v.array(v.string()),
      isKept: v.boolean(),
    }),
  ),
  next: v.nullable(v.string()),
  damaged: v.number(),
});

const filesSchema = v.object({ files: v.record(v.string(), v.unknown()) });

/** Sends a request to the local server; resolves to a reason if it fails. Never throws. */
async function ask<S extends v.GenericSchema>(
  schema: S,
  path: string,
  query: Record<string, string> = {},
): Promise<v.InferOutput<S> | { reason: string }> {
  try {
    const token = await fetchPublishToken();
    if (!token) return { reason: WRONG_HOST };
    const response = await fetch(
      `${PUBLISH_ENDPOINT}/history${path}?${new URLSearchParams(query)}`,
      {
        headers: { 'X-Publish-Token': token },
        cache: 'no-store',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      },
    );
    if (response.status === 403) return { reason: WRONG_HOST };
    if (response.status === 404 || response.status === 410) return { reason: GONE };
    if (!response.ok) return { reason: ODD };
    const read = v.safeParse(
      schema,
      withoutHostileKeys(await response.json(), () => undefined),
    );
    return read.success ? read.output : { reason: ODD };
  } catch {
    return { reason: SERVER_UNREACHABLE };
  }
}

function noteOn(damaged: number): string | undefined {
  if (damaged === 0) return undefined;
  return `${formatCount(damaged, 'publication')} could not be read and ${damaged === 1 ? 'is' : 'are'} left out: the folder .history was damaged.`;
}

/** The history that the local server keeps in `.history`. */
export const localHistory: PublicationHistory = {
  async list(from) {
    const page = await ask(pageSchema, '', from === undefined ? {} : { after: from });
    if ('reason' in page) return page;
    const note = noteOn(page.damaged);
    return {
      publications: page.publications.map(({ isKept, ...publication }): Publication => ({
        ...publication,
        ...(!isKept && { lost: UNKEPT }),
      })),
      ...(page.next !== null && { next: page.next }),
      ...(note !== undefined && { note }),
    };
  },
  async source({ id }, side) {
    const read = await ask(filesSchema, `/${encodeURIComponent(id)}`, { side });
    return 'reason' in read ? read : inMemorySource(read.files);
  },
};
