import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { npmCommand } from '../../scripts/processes.mjs';

/**
 * Extracts the paths that publishing uses from the OpenAPI description of GitHub (400 MB) into
 * `tests/helpers/git/githubApi.json`, as JSON schemas. Run it by hand to update them:
 * `node --import tsx tests/setup/extractGithubSchema.ts`.
 */
const SOURCE = '@octokit/openapi@23.0.2';
const FILE = 'generated/api.github.com.json';
const OUT = path.resolve(import.meta.dirname, '../helpers/git/githubApi.json');

const ROUTES = [
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'POST /repos/{owner}/{repo}/git/commits',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'POST /repos/{owner}/{repo}/git/blobs',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/actions/runs',
];

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}

/** Annotations, which do not affect validation. */
const ANNOTATIONS = new Set(['description', 'example', 'examples', 'externalDocs', 'deprecated']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a schema of OpenAPI 3.0 to JSON Schema, where null is a type. */
function asJsonSchema(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((part) => asJsonSchema(part));
  if (!isObject(value)) return value;
  const { nullable, ...rest } = value;
  const kept = Object.entries(isNamed ? value : rest).filter(
    ([key]) => isNamed || !(ANNOTATIONS.has(key) || key.startsWith('x-')),
  );
  const schema = Object.fromEntries(
    kept.map(([key, part]) => [
      key,
      typeof part === 'string' && key === '$ref'
        ? part.replace('#/components/schemas/', '#/definitions/')
        : asJsonSchema(part, key === 'properties' && !isNamed),
    ]),
  );
  return nullable === true && !isNamed ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function fetchDescription(): Json {
  const folder = mkdtempSync(path.join(tmpdir(), 'github-api-'));
  try {
    const [npm = '', ...first] = npmCommand();
    const packed = execFileSync(npm, [...first, 'pack', '--silent', SOURCE], { cwd: folder });
    execFileSync('tar', ['xzf', String(packed).trim(), `package/${FILE}`], { cwd: folder });
    return JSON.parse(readFileSync(path.join(folder, 'package', FILE), 'utf8')) as Json;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const description = fetchDescription();

function resolved(value: unknown): Json {
  const { $ref: ref } = Object(value) as { $ref?: string };
  if (ref === undefined) return value as Json;
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Json)[key], description) as Json;
}

function jsonOf(holder: unknown): Json | undefined {
  return (resolved(holder)['content'] as Record<string, Json> | undefined)?.['application/json'];
}

function operationOf(route: string): Json {
  const [method = '', address = ''] = route.split(' ');
  const operation = (description['paths'] as Record<string, Record<string, Json>>)[address]?.[
    method.toLowerCase()
  ] as { parameters: unknown[]; requestBody?: unknown; responses: Record<string, unknown> };
  const parameters = operation.parameters.map(
    (parameter) => resolved(parameter) as unknown as Parameter,
  );
  const replies = Object.entries(operation.responses).flatMap(([status, reply]) => {
    const json = jsonOf(reply);
    if (!json) return [];
    const [example] = Object.values(Object(json['examples']) as Json);
    return [
      [
        status,
        {
          schema: asJsonSchema(json['schema']),
          ...(Number(status) < 300 && { example: resolved(example)['value'] }),
        },
      ],
    ];
  });
  return {
    parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
      name,
      in: place,
      required,
      schema: asJsonSchema(schema),
    })),
    ...(operation.requestBody !== undefined && {
      body: asJsonSchema(jsonOf(operation.requestBody)?.['schema']),
    }),
    replies: Object.fromEntries(replies) as Json,
  };
}

const schemas = (description['components'] as Record<string, Json>)['schemas'] ?? {};
const routes = Object.fromEntries(ROUTES.map((route) => [route, operationOf(route)]));

/** Returns all schemas that others refer to, directly or indirectly. */
function definitionsFor(first: unknown): Json {
  const found: Json = {};
  const open: unknown[] = [first, asJsonSchema(schemas['basic-error'])];
  found['basic-error'] = open[1];
  for (let part = open.pop(); part !== undefined; part = open.pop())
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (Object.hasOwn(found, name)) continue;
      found[name] = asJsonSchema(schemas[name]);
      open.push(found[name]);
    }
  return found;
}

const { version, license } = description['info'] as { version: string; license: Json };
const cut = {
  source: `GitHub's REST API description, as in ${SOURCE}, ${FILE}; cut by tests/setup/extractGithubSchema.ts`,
  version,
  license: license['name'],
  routes,
  definitions: definitionsFor(routes),
};
writeFileSync(OUT, await prettier.format(JSON.stringify(cut), { parser: 'json', printWidth: 100 }));
