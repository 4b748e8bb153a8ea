import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../../build/files';
import { move, writeFileAtomic } from '../../build/writeFileAtomic';
import { HttpError } from '../http';

/** Names of the files of the encrypted copy. */
const nameSchema = v.pipe(
  v.string(),
  v.regex(/^(?:key\.json|segments\/[\w-]{1,64}\/\d{1,9}|photos\/[\w-]{1,64}\/[\w-]{1,64})$/),
);
/** The folder that stays when everything else is replaced. */
const PHOTOS = 'photos';
const SEGMENTS = 'segments/';
const fileSchema = v.strictObject({ name: nameSchema, text: v.string() });
const MAX_FILES = 10_000;
const files = v.pipe(v.array(fileSchema), v.maxLength(MAX_FILES));
const names = v.pipe(v.array(nameSchema), v.maxLength(MAX_FILES));
const bodies = {
  read: v.strictObject({ names }),
  add: v.strictObject({ files, replaced: names }),
  all: v.strictObject({ files, known: v.optional(names) }),
};

function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const { success, output } = v.safeParse(schema, body);
  if (!success) throw new HttpError(400, 'Not a valid request');
  return output;
}

/** The folder of the encrypted copy of the desk. Its requests are answered one after another. */
export function deskFolder(folder: string) {
  const [next, former] = [`${folder}-next.tmp`, `${folder}-old.tmp`];
  const write = async (root: string, added: v.InferOutput<typeof files>) => {
    for (const { name, text } of added) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFileAtomic(file, text);
    }
  };
  const list = async () => {
    const found = (await filesBelow(folder)).filter((name) => v.is(nameSchema, name));
    const listed = found.map(async (name) => ({
      name,
      size: (await stat(path.join(folder, name))).size,
    }));
    return { files: await Promise.all(listed) };
  };
  const read = async (wanted: readonly string[]) => {
    const texts = await Promise.all(
      wanted.map(async (name) => [
        name,
        await readFile(path.join(folder, name), 'utf8').catch(() => undefined),
      ]),
    );
    return { texts: Object.fromEntries(texts) as Record<string, string | undefined> };
  };
  const add = async (added: v.InferOutput<typeof files>, replaced: readonly string[]) => {
    const isTaken = ({ name }: { name: string }) =>
      name !== 'key.json' && existsSync(path.join(folder, name));
    if (added.some(isTaken)) throw new HttpError(409, 'The file exists');
    await write(folder, added);
    for (const name of replaced) await rm(path.join(folder, name), { force: true });
    return {};
  };
  const replaceAll = async ({ files: added, known }: v.InferOutput<typeof bodies.all>) => {
    const segments = (await filesBelow(folder)).filter((name) => name.startsWith(SEGMENTS));
    if (known && segments.some((name) => !known.includes(name)))
      throw new HttpError(409, 'Another device has added a file');
    await rm(next, { recursive: true, force: true });
    const photos = path.join(folder, PHOTOS);
    if (existsSync(photos)) await cp(photos, path.join(next, PHOTOS), { recursive: true });
    await write(next, added);
    if (existsSync(folder)) await move(folder, former);
    await move(next, folder);
    await rm(former, { recursive: true, force: true });
    return {};
  };
  const handle = async (action: string, body: unknown): Promise<unknown> => {
    // The computer was switched off between two renames.
    if (existsSync(former))
      await (existsSync(folder) ? rm(former, { recursive: true }) : move(former, folder));
    if (body === undefined) return list();
    if (action === 'read') return read(parse(bodies.read, body).names);
    if (action === 'all') return replaceAll(parse(bodies.all, body));
    const { files: added, replaced } = parse(bodies.add, body);
    return add(added, replaced);
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Answers a request. @param body undefined to list the files
     * @throws HttpError
     */
    ask(action: string, body?: unknown): Promise<unknown> {
      const answer = last.then(async () => {
        try {
          return await handle(action, body);
        } catch (error) {
          const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
          throw isFull ? new HttpError(507, 'The disk is full') : error;
        }
      });
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
