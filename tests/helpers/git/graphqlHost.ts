import { buildSchema, graphql, GraphQLError } from 'graphql';
import * as v from 'valibot';
import type { GitMemory } from './gitMemory';
import type { HostReply } from './gitRoutes';

/** The parts of GitHub's public GraphQL schema that stores use. */
const SCHEMA = buildSchema(`
  scalar GitObjectID
  enum RepositoryPermission { ADMIN MAINTAIN READ TRIAGE WRITE }
  interface GitObject { oid: GitObjectID! }
  type Tree implements GitObject { oid: GitObjectID! }
  type Commit implements GitObject { oid: GitObjectID! tree: Tree! }
  type Blob implements GitObject {
    oid: GitObjectID!
    byteSize: Int!
    isTruncated: Boolean!
    text: String
  }
  type Ref { target: GitObject }
  type Repository {
    isEmpty: Boolean!
    isPrivate: Boolean!
    viewerPermission: RepositoryPermission
    ref(qualifiedName: String!): Ref
    object(expression: String, oid: GitObjectID): GitObject
  }
  type Query { repository(owner: String!, name: String!, followRenames: Boolean = true): Repository }
`);

/** Longer texts are cut off after as many bytes. */
const MAX_TEXT = 512_000;

function blobOf(repository: GitMemory, id: string) {
  const bytes = repository.blob(id);
  const isBinary = bytes.includes(0);
  const text = String(bytes);
  // Texts in other encodings are converted.
  const isUtf8 = Buffer.from(text).equals(bytes);
  return {
    __typename: 'Blob',
    oid: id,
    byteSize: bytes.length,
    isTruncated: bytes.length > MAX_TEXT,
    text: isBinary
      ? null
      : (isUtf8 ? bytes : bytes.toString('latin1')).slice(0, MAX_TEXT).toString(),
  };
}

interface Home {
  name: string;
  isPrivate: boolean;
  permissions: Record<string, boolean>;
}

const bodySchema = v.strictObject({
  query: v.string(),
  variables: v.record(v.string(), v.unknown()),
});

/** Answers queries over a repository like GitHub's GraphQL API: errors come with status 200. Never rejects. */
export function graphqlHost(repository: GitMemory, { name, isPrivate, permissions }: Home) {
  const home = {
    isPrivate,
    isEmpty: () => repository.isEmpty(),
    viewerPermission: permissions['push'] ? 'WRITE' : 'READ',
    ref: ({ qualifiedName }: { qualifiedName: string }) => {
      if (!qualifiedName.startsWith('refs/heads/') || repository.isDeleted || repository.isEmpty())
        return null;
      const id = repository.ref();
      const tree = { oid: repository.commitOf(id).tree };
      return { target: { __typename: 'Commit', oid: id, tree } };
    },
    object: ({ oid = '' }: { oid?: string }) =>
      repository.hasBlob(oid) ? blobOf(repository, oid) : null,
  };
  const rootValue = {
    repository(asked: { owner: string; name: string }) {
      if (`${asked.owner}/${asked.name}` === name) return home;
      throw new GraphQLError('Could not resolve to a Repository.', {
        extensions: { type: 'NOT_FOUND' },
      });
    },
  };
  return async (body: unknown): Promise<HostReply> => {
    const { query, variables } = v.parse(bodySchema, body);
    const { data, errors } = await graphql({
      schema: SCHEMA,
      source: query,
      rootValue,
      variableValues: variables,
    });
    const described = errors?.map(({ message, path, extensions }) => ({
      ...(typeof extensions['type'] === 'string' && { type: extensions['type'] }),
      path,
      message,
    }));
    return { status: 200, json: { data, ...(described && { errors: described }) } };
  };
}
