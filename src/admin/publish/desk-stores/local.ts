import * as v from 'valibot';
import { askLocalServer } from '../targets/local/server';
import { DeskStoreError, type DeskStore, type DeskStoreFailure } from '../deskStore';

const PATH = '/desk';
/** Time in ms for a request; the computer may be busy building pages. */
const TIMEOUT_MS = 60_000;

const FAILURES: Readonly<Record<number, DeskStoreFailure>> = {
  403: 'wrongHost',
  409: 'busy',
  507: 'full',
};

const listSchema = v.object({ files: v.array(v.object({ name: v.string(), size: v.number() })) });
const textsSchema = v.object({ texts: v.record(v.string(), v.string()) });

/** Sends a request to the local server. @throws DeskStoreError */
async function ask<S extends v.GenericSchema>(
  schema: S,
  path: string,
  body?: object,
): Promise<v.InferOutput<S>> {
  let response: Response | undefined;
  let json: unknown;
  try {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    response = await askLocalServer(PATH + path, init, TIMEOUT_MS);
    json = await response?.json();
  } catch {
    throw new DeskStoreError('unreachable');
  }
  if (!response) throw new DeskStoreError('wrongHost');
  if (!response.ok) throw new DeskStoreError(FAILURES[response.status] ?? 'unreachable');
  const { success, output } = v.safeParse(schema, json);
  if (!success) throw new DeskStoreError('unreachable');
  return output;
}

/** The folder `.desk` of the computer that runs `npm start` or `npm run dev`. */
export const localDeskStore: DeskStore = {
  list: async () => (await ask(listSchema, '')).files,
  read: async (names) =>
    new Map(Object.entries((await ask(textsSchema, '/read', { names })).texts)),
  add: async (files, replaced = []) => void (await ask(v.unknown(), '', { files, replaced })),
  replaceAll: async (files, known) => void (await ask(v.unknown(), '/all', { files, known })),
};
