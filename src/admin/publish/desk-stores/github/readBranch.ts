import * as v from 'valibot';
import { fromBase64 } from '@/domain/text/base64';
import type { GithubClient } from '../../targets/github/client';
import { DeskStoreError, type DeskStoreFailure } from '../../deskStore';
import { readQuery, STATE_QUERY } from './queries';
import { readFiles, type CopyFiles } from './readFiles';

/** The state of the branch: its commit and the files of the copy by name. */
export interface BranchHead {
  commit: string;
  files: CopyFiles;
}

/** The last tree that was read. Its ID is a hash of its files, so that it is never outdated. */
export type TreeCache = Pick<BranchHead, 'files'> & { id: string };

/** Files up to this size are read together. Larger ones are read one by one, because GitHub shortens their texts. */
const BATCH_FILE_BYTES = 100_000;
/** Characters that are read in one request. */
const BATCH_BYTES = 1_000_000;

/** What the kinds of errors mean. */
export const HOST_FAILURE_KINDS: Readonly<Record<string, DeskStoreFailure>> = {
  token: 'token',
  permission: 'permission',
  missing: 'missing',
  rejected: 'busy',
  limited: 'limited',
  lost: 'unreachable',
  NOT_FOUND: 'missing',
  FORBIDDEN: 'permission',
  INSUFFICIENT_SCOPES: 'permission',
  RATE_LIMITED: 'limited',
  STALE_DATA: 'busy',
};

const errorSchema = v.object({ type: v.optional(v.string(), '') });
const replySchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(v.array(errorSchema), []),
});
const stateSchema = v.object({
  repository: v.object({
    isPrivate: v.boolean(),
    viewerPermission: v.nullable(v.string()),
    ref: v.nullable(
      v.object({ target: v.object({ oid: v.string(), tree: v.object({ oid: v.string() }) }) }),
    ),
  }),
});
const textsSchema = v.object({
  repository: v.record(
    v.string(),
    v.nullable(v.object({ text: v.nullable(v.string()), isTruncated: v.boolean() })),
  ),
});

/** Sends a GraphQL request. @throws DeskStoreError, GithubError */
export async function askGraphql<S extends v.GenericSchema>(
  client: GithubClient,
  text: string,
  variables: object,
  schema: S,
): Promise<v.InferOutput<S>> {
  let reset = NaN;
  const reply = await client.ask(async (api) => {
    const answer = await api('POST /graphql', { query: text, variables });
    reset = Number(answer.headers['x-ratelimit-reset'] ?? NaN) * 1000;
    return answer;
  });
  const { data, errors } = v.parse(replySchema, reply);
  const [error] = errors;
  if (error) {
    const failure = HOST_FAILURE_KINDS[error.type] ?? 'unreachable';
    const isEndKnown = failure === 'limited' && Number.isFinite(reset);
    throw new DeskStoreError(failure, isEndKnown ? reset : undefined);
  }
  return v.parse(schema, data);
}

/** Returns the IDs of the last commit of the branch and of its tree. @throws DeskStoreError if the repository is public or cannot be written */
async function readState(client: GithubClient) {
  const { owner, repo, branch } = client.branch;
  const variables = { owner, repo, branch: `refs/heads/${branch}` };
  const { repository } = await askGraphql(client, STATE_QUERY, variables, stateSchema);
  if (!repository.isPrivate) throw new DeskStoreError('public');
  if (!/^(?:ADMIN|MAINTAIN|WRITE)$/.test(repository.viewerPermission ?? ''))
    throw new DeskStoreError('permission');
  if (!repository.ref) throw new DeskStoreError('missing');
  const { oid, tree } = repository.ref.target;
  return { oid, tree: tree.oid };
}

/** Returns the state of the branch. @throws DeskStoreError, GithubError */
export async function readBranchHead(client: GithubClient, cache: TreeCache): Promise<BranchHead> {
  const { oid, tree: id } = await readState(client);
  if (cache.id === id) return { commit: oid, files: cache.files };
  const files = await readFiles(client, id);
  Object.assign(cache, { id, files });
  return { commit: oid, files: cache.files };
}

/** Divides the names of small files into batches. */
function batches(names: readonly string[], { files }: BranchHead): string[][] {
  const all: string[][] = [];
  let size = Infinity;
  for (const name of names) {
    size += files.get(name)?.size ?? 0;
    if (size > BATCH_BYTES) {
      all.push([]);
      size = files.get(name)?.size ?? 0;
    }
    all.at(-1)?.push(name);
  }
  return all;
}

async function readBlob(client: GithubClient, sha: string): Promise<string> {
  const { content } = await client.ask((api) =>
    api('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...client.home, file_sha: sha }),
  );
  return new TextDecoder().decode(fromBase64(content));
}

/** Returns the texts of files by their names. @throws DeskStoreError, GithubError */
export async function readBranchTexts(
  client: GithubClient,
  head: BranchHead,
  names: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const there = names.filter((name) => head.files.has(name));
  const isLarge = (name: string) => (head.files.get(name)?.size ?? 0) > BATCH_FILE_BYTES;
  const single = there.filter(isLarge);
  for (const batch of batches(
    there.filter((name) => !isLarge(name)),
    head,
  )) {
    const { owner, repo } = client.branch;
    const expressions = batch.map((name, at) => [`e${at}`, `${head.commit}:${name}`] as const);
    const variables = { owner, repo, ...Object.fromEntries(expressions) };
    const { repository } = await askGraphql(
      client,
      readQuery(batch.length),
      variables,
      textsSchema,
    );
    for (const [at, name] of batch.entries()) {
      const blob = repository[`f${at}`];
      if (typeof blob?.text === 'string' && !blob.isTruncated) texts.set(name, blob.text);
      else single.push(name);
    }
  }
  for (const name of single)
    texts.set(name, await readBlob(client, head.files.get(name)?.sha ?? ''));
  return texts;
}
