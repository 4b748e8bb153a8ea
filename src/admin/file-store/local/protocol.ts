import * as v from 'valibot';
import { fromBase64, toBase64 } from '@/domain/text/base64';
import { utf8Text } from '../bytes';

/** Path of the local server for publications. Its stores are below it. */
export const LOCAL_ENDPOINT = '/api/publish';

const idSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40})?$/));
const contentSchema = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ base64: v.string() }),
]);

/** The bytes of a file in JSON. */
type Content = v.InferOutput<typeof contentSchema>;

/** Returns bytes as they are sent. */
export function toContent(bytes: Uint8Array): Content {
  const text = utf8Text(bytes);
  return text === undefined ? { base64: toBase64(bytes) } : { text };
}

/** @throws DOMException if the Base64 is not valid */
export const fromContent = (content: Content): Uint8Array<ArrayBuffer> =>
  'text' in content ? new TextEncoder().encode(content.text) : fromBase64(content.base64);

/** A call of a store. */
export const callSchema = v.variant('call', [
  v.strictObject({ call: v.literal('snapshot'), at: v.optional(idSchema) }),
  v.strictObject({ call: v.literal('read'), hashes: v.array(idSchema) }),
  v.strictObject({
    call: v.literal('commit'),
    base: idSchema,
    changes: v.array(v.tuple([v.string(), v.nullable(contentSchema)])),
    message: v.string(),
  }),
  v.strictObject({ call: v.literal('log'), page: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);
export type StoreCall = v.InferOutput<typeof callSchema>;

/** What the calls return. */
export const answerSchemas = {
  snapshot: v.object({
    id: v.string(),
    files: v.array(v.tuple([v.string(), v.object({ hash: v.string(), size: v.number() })])),
  }),
  read: v.array(v.tuple([v.string(), contentSchema])),
  commit: v.union([v.object({ id: v.string() }), v.literal('moved')]),
  log: v.array(v.object({ id: v.string(), at: v.string(), message: v.string() })),
};
/** Why a call failed. */
export const failureSchema = v.object({
  reason: v.picklist(['full', 'missing', 'protected']),
  words: v.optional(v.string()),
});
