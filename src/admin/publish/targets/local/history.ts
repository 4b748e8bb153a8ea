import * as v from 'valibot';
import { withoutHostileKeys } from '@/domain/text/jsonObject';
import { inMemorySource } from '../../inMemorySource';
import type { Publication, PublicationHistory } from '../../publishTarget';
import { localErrorMessage } from './messages';
import { askLocalServer, type LocalFailure } from './server';

const pageSchema = v.object({
  publications: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      changes: v.array(v.string()),
      isKept: v.boolean(),
    }),
  ),
  next: v.nullable(v.string()),
  damaged: v.number(),
});

const filesSchema = v.object({ files: v.record(v.string(), v.unknown()) });

/** Sends a request to the local server. Never throws. */
async function ask<S extends v.GenericSchema>(
  schema: S,
  path: string,
  query: Record<string, string> = {},
): Promise<v.InferOutput<S> | LocalFailure> {
  try {
    const response = await askLocalServer(`/history${path}?${new URLSearchParams(query)}`);
    if (!response || response.status === 403) return { code: 'wrongHost' };
    if (response.status === 404 || response.status === 410) return { code: 'damagedVersion' };
    if (!response.ok) return { code: 'invalidResponse' };
    const read = v.safeParse(
      schema,
      withoutHostileKeys(await response.json(), () => undefined),
    );
    return read.success ? read.output : { code: 'invalidResponse' };
  } catch {
    return { code: 'unreachable' };
  }
}

const NOT_STORED: LocalFailure = { code: 'notStored' };
const damagedEntries = (count: number): LocalFailure => ({ code: 'damagedEntries', count });

/** The history that the local server keeps in `.history`. */
export const localHistory: PublicationHistory = {
  async list(from) {
    const page = await ask(pageSchema, '', from === undefined ? {} : { after: from });
    if ('code' in page) return page;
    const { publications, next, damaged } = page;
    return {
      publications: publications.map(({ isKept, ...publication }): Publication => ({
        ...publication,
        ...(!isKept && { lost: NOT_STORED }),
      })),
      ...(next !== null && { next }),
      ...(damaged > 0 && { incomplete: damagedEntries(damaged) }),
    };
  },
  async source({ id }, side) {
    const read = await ask(filesSchema, `/${encodeURIComponent(id)}`, { side });
    return 'code' in read ? read : inMemorySource(read.files);
  },
  explain: localErrorMessage,
};
