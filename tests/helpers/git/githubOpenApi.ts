import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A request to GitHub and its response. */
export interface Exchange {
  method: string;
  url: URL;
  body: unknown;
  status: number;
  json: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: { type?: string };
}

/** A route in GitHub's published description (extracted by tests/setup/extractGithubSchema.ts). */
interface Described {
  parameters: Parameter[];
  body?: object;
  replies: Record<string, { schema: object; example?: object }>;
}

const { routes, definitions } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'githubApi.json'), 'utf8'),
) as { routes: Record<string, Described>; definitions: Record<string, object> };

const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
// `ajv-formats` is a CommonJS module. Its function is the module here and its default in
// TypeScript.
const withFormats = (addFormats as unknown as { default?: typeof addFormats }).default;
(withFormats ?? addFormats)(ajv);
const BASE = 'https://api.github.com/';
ajv.addSchema({ $id: BASE, definitions });

const compiled = new Map<object, ValidateFunction>();

/** Returns the violations of a schema by a value. */
function breaksOf(schema: object, value: unknown, what: string): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    const local = JSON.stringify(schema).replaceAll('"#/definitions/', `"${BASE}#/definitions/`);
    validate = ajv.compile(JSON.parse(local) as object);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${what}${instancePath} ${message}`,
  );
}

const patterns = Object.entries(routes).map(([route, described]) => {
  const [method = '', address = ''] = route.split(' ');
  // A reference and a pair to compare may contain slashes.
  const pattern = address
    .replace(/\{(ref|basehead)\}$/, '(?<$1>.+)')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { route, method, described, pattern: new RegExp(`^${pattern}$`) };
});

/**
 * Error responses that GitHub sends on every route but describes on few, in its common error
 * format.
 */
const EVERYWHERE = new Set([401, 403, 404, 429]);

function breaksOfReply(described: Described, status: number, json: unknown): string[] {
  const reply = described.replies[status];
  if (reply) return breaksOf(reply.schema, json, `reply ${status}`);
  if (!EVERYWHERE.has(status)) return [`reply ${status} is not described`];
  return breaksOf(definitions['basic-error'] ?? {}, json, `reply ${status}`);
}

const found: string[] = [];

/** The parameters of a path. */
const valueOf = ({ type }: Parameter['schema'], text: string): unknown =>
  type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;

/**
 * Compares an exchange with GitHub's description. {@link takeViolations} returns the
 * differences.
 */
export function validateExchange({ method, url, body, status, json }: Exchange): void {
  const asked = decodeURIComponent(url.pathname);
  const fitting = patterns.find((one) => one.method === method && one.pattern.test(asked));
  if (!fitting) return void found.push(`${method} ${asked} is not described`);
  const { described, pattern, route } = fitting;
  const given = {
    path: pattern.exec(asked)?.groups ?? {},
    query: Object.fromEntries(url.searchParams),
  };
  const known = new Set(described.parameters.map(({ name }) => name));
  const breaks = [
    ...Object.keys(given.query)
      .filter((name) => !known.has(name))
      .map((name) => `query ${name} is not described`),
    ...described.parameters.flatMap(({ name, in: place, required, schema }) => {
      const value = place === 'header' ? undefined : given[place][name];
      if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
      return breaksOf(schema, valueOf(schema, value), `${place} ${name}`);
    }),
    ...(described.body ? breaksOf(described.body, body, 'body') : []),
    ...breaksOfReply(described, status, json),
  ];
  found.push(...breaks.map((line) => `${route}: ${line}`));
  return undefined;
}

/** Returns the differences found since the last call. */
export function takeViolations(): string[] {
  return found.splice(0);
}

/** Returns GitHub's own example of a response, for fields that do not matter to a test. */
export function exampleResponse(route: string): object {
  const replies = Object.values(routes[route]?.replies ?? {});
  const example = replies.find((reply) => reply.example)?.example;
  if (!example) throw new Error(`GitHub describes no reply of ${route}`);
  return example;
}
