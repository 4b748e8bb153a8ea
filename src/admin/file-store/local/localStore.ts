import * as v from 'valibot';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { FileStoreError, type FileStore } from '../fileStore';
import type { StoreUse } from '../places';
import {
  answerSchemas,
  failureSchema,
  fromContent,
  LOCAL_ENDPOINT,
  toContent,
  type StoreCall,
} from './protocol';

/** Timeout in ms of a call; a commit waits for the pages of the previous one. */
const TIMEOUT_MS = 180_000;
/** Timeout in ms of other requests, which are answered immediately unless the computer is busy building pages. */
export const RESPONSE_TIMEOUT_MS = 10_000;

/** Returns the token that the local server adds to a page for its own computer; undefined on other computers. */
async function fetchPublishToken(): Promise<string | undefined> {
  const response = await fetch(PUBLISH_PATH, {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  // Not parsed as HTML, because the content security policy requires trusted types for that.
  return /<meta name="publish-token" content="([^"]+)">/.exec(await response.text())?.[1];
}

/**
 * Posts to the local server with its token.
 * @throws FileStoreError `wrongHost` on another computer
 */
export async function postLocally(path: string, body?: object): Promise<Response> {
  try {
    const token = await fetchPublishToken();
    if (!token) throw new FileStoreError('wrongHost');
    const response = await fetch(LOCAL_ENDPOINT + path, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', 'X-Publish-Token': token },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 403) throw new FileStoreError('wrongHost');
    return response;
  } catch (error) {
    throw error instanceof FileStoreError ? error : new FileStoreError('offline');
  }
}

/** Opens a store of the server of `npm start` and `npm run dev`, on this computer only. */
export function localStore(use: StoreUse): FileStore {
  async function ask<S extends v.GenericSchema>(
    schema: S,
    call: StoreCall,
  ): Promise<v.InferOutput<S>> {
    const response = await postLocally(`/${use}`, call);
    const json: unknown = await response.json().catch(() => undefined);
    const answer = v.safeParse(schema, json);
    if (response.ok && answer.success) return answer.output;
    const failure = v.safeParse(failureSchema, json);
    if (!failure.success) throw new FileStoreError('offline');
    throw new FileStoreError(failure.output.reason, { words: failure.output.words });
  }
  return {
    async snapshot(at) {
      const { id, files } = await ask(answerSchemas.snapshot, { call: 'snapshot', at });
      return { id, files: new Map(files) };
    },
    async read(hashes) {
      const read = await ask(answerSchemas.read, { call: 'read', hashes: [...hashes] });
      return new Map(read.map(([hash, content]) => [hash, fromContent(content)]));
    },
    commit(base, changes, message) {
      const sent = [...changes].map(
        ([path, bytes]): [string, ReturnType<typeof toContent> | null] => [
          path,
          bytes && toContent(bytes),
        ],
      );
      return ask(answerSchemas.commit, { call: 'commit', base, changes: sent, message });
    },
    log: (page) => ask(answerSchemas.log, { call: 'log', page }),
  };
}
