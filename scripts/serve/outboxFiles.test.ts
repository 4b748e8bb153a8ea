import type * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveMessage, listOutbox } from './outboxFiles';
import { limitWrites, writeCounter } from './publish/killableFsFixture';

vi.mock('node:fs/promises', async (original) => {
  const { killable } = await import('./publish/killableFsFixture');
  return killable(await original<typeof fs>());
});

const { mkdtemp, readdir, readFile, rm } = await vi.importActual<typeof fs>('node:fs/promises');

const NOW = new Date('2026-01-01T00:00:00.000Z');
const message = (subject: string) => ({ template_params: { reference: 'SL-ABC234', subject } });

let folder: string;

beforeEach(async () => {
  limitWrites();
  folder = await mkdtemp(path.join(tmpdir(), 'outbox ü '));
});

afterEach(() => rm(folder, { recursive: true }));

async function subjects(): Promise<unknown[]> {
  const messages = await listOutbox(folder);
  return messages.map(({ template_params: params }) => (params as { subject: string }).subject);
}

it('stores a message completely or not at all if the server is killed, and keeps earlier messages', async () => {
  await saveMessage(folder, message('First'), NOW);
  const writes = writeCounter.count;
  for (let left = 0; left <= writes + 1; left += 1) {
    limitWrites(left);
    await saveMessage(folder, message(`After ${left}`), NOW).catch(() => undefined);
    for (const name of await readdir(folder))
      if (name.endsWith('.json'))
        expect(JSON.parse(await readFile(path.join(folder, name), 'utf8'))).toBeTypeOf('object');
  }
  limitWrites();
  await saveMessage(folder, message('Last'), NOW);
  expect(await subjects()).toEqual(expect.arrayContaining(['First', 'Last']));
});
