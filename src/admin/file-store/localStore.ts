import * as v from 'valibot';
import { PUBLISH_PATH } from '../../domain/links/adminPaths';
import { fromBase64, toBase64, utf8Text } from '../../domain/text/base64';
import { FileStoreError, type FileStore } from './fileStore';
import type { StoreUse } from './places';

/** Path of the local server for publications. Its stores are below it. */
export const LOCAL_ENDPOINT = '/api/publish';

const idSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40})?$/));
const bodySchema = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ base64: v.string() }),
]);

/** The bytes of a file in JSON. */
type FileBody = v.InferOutput<typeof bodySchema>;

export function toBody(bytes: Uint8Array): FileBody {
  const text = utf8Text(bytes);
  return text === undefined ? { base64: toBase64(bytes) } : { text };
}

/** @throws DOMException if the Base64 is not valid */
export const fromBody = (body: FileBody): Uint8Array<ArrayBuffer> =>
  'text' in body ? new TextEncoder().encode(body.text) : fromBase64(body.base64);

export const callSchema = v.variant('call', [
  v.strictObject({ call: v.literal('snapshot'), at: v.optional(idSchema) }),
  v.strictObject({ call: v.literal('read'), hashes: v.array(idSchema) }),
  v.strictObject({
    call: v.literal('commit'),
    base: idSchema,
    changes: v.array(v.tuple([v.string(), v.nullable(bodySchema)])),
    message: v.string(),
  }),
  v.strictObject({ call: v.literal('log'), page: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);
export type StoreCall = v.InferOutput<typeof callSchema>;

const answerSchemas = {
  snapshot: v.object({
    id: v.string(),
    files: v.array(v.tuple([v.string(), v.object({ hash: v.string(), size: v.number() })])),
  }),
  read: v.array(v.tuple([v.string(), bodySchema])),
  commit: v.union([v.object({ id: v.string() }), v.literal('moved')]),
  log: v.array(v.object({ id: v.string(), at: v.string(), message: v.string() })),
};
const failureSchema = v.object({
  reason: v.picklist(['full', 'missing', 'protected']),
  words: v.optional(v.string()),
});

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

/** @throws FileStoreError `wrongHost` on another computer */
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
      return new Map(read.map(([hash, body]) => [hash, fromBody(body)]));
    },
    commit(base, changes, message) {
      const sent = [...changes].map(([path, bytes]): [string, FileBody | null] => [
        path,
        bytes && toBody(bytes),
      ]);
      return ask(answerSchemas.commit, { call: 'commit', base, changes: sent, message });
    },
    log: (page) => ask(answerSchemas.log, { call: 'log', page }),
  };
}
