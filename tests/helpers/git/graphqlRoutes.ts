import * as v from 'valibot';
import { GitRefusal, type GitMemory } from './gitMemory';
import type { HostReply } from './gitRoutes';

const oid = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/));
const file = v.pipe(
  v.string(),
  v.regex(/^(?:key\.json|segments\/[\w-]+\/\d+|photos\/[\w-]+\/[\w-]+)$/),
);

/** The input of the mutation, as GitHub's GraphQL reference describes it. Any other field is rejected. */
const commitSchema = v.strictObject({
  input: v.strictObject({
    branch: v.strictObject({ repositoryNameWithOwner: v.string(), branchName: v.string() }),
    message: v.strictObject({ headline: v.string() }),
    expectedHeadOid: oid,
    fileChanges: v.strictObject({
      additions: v.array(v.strictObject({ path: file, contents: v.pipe(v.string(), v.base64()) })),
      deletions: v.array(v.strictObject({ path: file })),
    }),
  }),
});

const bodySchema = v.strictObject({
  query: v.string(),
  variables: v.record(v.string(), v.unknown()),
});

/** A longer text is cut off. */
const MAX_TEXT = 512_000;

const failed = (type: string): HostReply => ({
  status: 200,
  json: { data: null, errors: [{ type, path: [], message: `Refused: ${type}` }] },
});

interface Home {
  name: string;
  isPrivate: boolean;
  permissions: Record<string, boolean>;
}

/** Answers the queries of the encrypted copy over a repository, like GitHub's GraphQL API. */
export function graphqlRoute(repository: GitMemory, { name, isPrivate, permissions }: Home) {
  const commitOn = (variables: unknown): HostReply => {
    const { input } = v.parse(commitSchema, variables);
    const { additions, deletions } = input.fileChanges;
    if (!permissions['push']) return failed('FORBIDDEN');
    if (input.branch.repositoryNameWithOwner !== name) return failed('NOT_FOUND');
    if (input.expectedHeadOid !== repository.ref()) return failed('STALE_DATA');
    const lines = [
      ...additions.map(({ path, contents }) => ({
        path,
        sha: repository.writeBlob(Buffer.from(contents, 'base64')),
      })),
      ...deletions.map(({ path }) => ({ path, sha: null })),
    ];
    const head = repository.ref();
    const tree = repository.writeTree(repository.commitOf(head).tree, lines);
    const made = repository.commit(tree, [head], input.message.headline);
    repository.moveRef(made);
    return { status: 200, json: { data: { createCommitOnBranch: { commit: { oid: made } } } } };
  };
  const targetOf = (commit: string) => ({
    oid: commit,
    tree: { oid: repository.commitOf(commit).tree },
  });
  const textOf = (expression: string) => {
    const [commit = '', path = ''] = expression.split(':');
    const text = repository.textOf(commit, path);
    if (text === undefined) return null;
    return { text: text.slice(0, MAX_TEXT), isTruncated: text.length > MAX_TEXT };
  };
  const read = (query: string, variables: Record<string, unknown>): HostReply => {
    if (`${String(variables['owner'])}/${String(variables['repo'])}` !== name)
      return failed('NOT_FOUND');
    if (query.includes('isPrivate')) {
      const ref = repository.isDeleted ? null : { target: targetOf(repository.ref()) };
      const viewerPermission = permissions['push'] ? 'WRITE' : 'READ';
      return { status: 200, json: { data: { repository: { isPrivate, viewerPermission, ref } } } };
    }
    const fields = [...query.matchAll(/(f\d+): object\(expression: \$(e\d+)\)/g)].map(
      ([, field = '', variable = '']) => [field, textOf(String(variables[variable]))],
    );
    return { status: 200, json: { data: { repository: Object.fromEntries(fields) as object } } };
  };
  /** Never throws. */
  return (body: unknown): HostReply => {
    try {
      const { query, variables } = v.parse(bodySchema, body);
      return query.includes('createCommitOnBranch') ? commitOn(variables) : read(query, variables);
    } catch (error) {
      if (!(error instanceof GitRefusal) && !v.isValiError(error)) throw error;
      return failed('UNPROCESSABLE');
    }
  };
}
