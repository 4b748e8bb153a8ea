/** The commit of a branch, and whether its repository is private and can be written. */
export const STATE_QUERY = `query($owner: String!, $repo: String!, $branch: String!) {
  repository(owner: $owner, name: $repo) {
    isPrivate
    viewerPermission
    ref(qualifiedName: $branch) { target { oid ... on Commit { tree { oid } } } }
  }
}`;

/** Adds and removes files in one commit, if the branch has not moved. */
export const ADD_COMMIT = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** Returns the query that reads the texts of files. */
export function readQuery(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const names = ['$owner', '$repo', ...indexes.map((index) => `$e${index}`)];
  const variables = names.map((name) => `${name}: String!`).join(', ');
  const fields = indexes.map(
    (index) => `f${index}: object(expression: $e${index}) { ... on Blob { text isTruncated } }`,
  );
  return `query(${variables}) {
  repository(owner: $owner, name: $repo) { ${fields.join(' ')} }
}`;
}
