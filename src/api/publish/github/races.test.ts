import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/domain/contentCheck';
import { smallContent } from '@/domain/contentFixture';
import type { ContentFiles } from '@/domain/content';
import { gitFetch, PLACE, TOKEN, type Between } from '../../../../tests/helpers/gitFetch';
import { GitMemory } from '../../../../tests/helpers/gitMemory';
import { noDrafts, type Drafts } from '../../drafts/draftEntry';
import { prepareBundle } from '../bundle';
import { listChanges } from '../changes';
import { readAhead } from '../live';
import { reconcile } from '../reconcile';
import { githubClient, type GithubClient } from './client';
import { commitBundle } from './commit';
import { GithubFault } from './faults';
import { branchSource, readHead } from './repository';

const NOW = '2026-01-02T10:00:00.000Z';
const PRESSES = 30;

const texts = () =>
  Object.fromEntries(
    Object.entries(smallContent().files).map(([path, json]) => [
      `public/data/${path}`,
      `${JSON.stringify(json, null, 2)}\n`,
    ]),
  );

function filesOf(memory: GitMemory, commit: string): ContentFiles {
  const entries = Object.entries(memory.textsOf(commit));
  return Object.fromEntries(
    entries.map(([path, text]) => [path.slice('public/data/'.length), JSON.parse(text) as unknown]),
  );
}

async function editOf(id: string, fields: object): Promise<Drafts> {
  const source = {
    read: async (path: string) => smallContent().files[path],
    forget: () => undefined,
  };
  const { content } = await readAhead(source);
  const base = content.products.find((product) => product.id === id);
  return { ...noDrafts(), products: { [id]: { base: base!, draft: { ...base!, ...fields } } } };
}

/** An administrator who presses Publish until it is published. */
async function publishAll(client: GithubClient, first: Drafts): Promise<void> {
  let drafts = first;
  for (let pressed = 0; pressed < PRESSES; pressed += 1)
    try {
      const head = await readHead(client);
      const live = await readAhead(branchSource(client, head));
      const { changes, conflicting } = reconcile(live.content, drafts);
      expect(conflicting).toEqual([]);
      for (const { collection, id, after } of changes) {
        const map = { ...drafts[collection] } as Record<string, unknown>;
        if (after) map[id] = after;
        else delete map[id];
        drafts = { ...drafts, [collection]: map };
      }
      const { bundle, problems } = await prepareBundle(live, listChanges(drafts), new Set(), NOW);
      expect(problems.errors).toEqual([]);
      const done = await commitBundle(client, bundle, head.dataTree);
      if (done.kind === 'taken') return;
    } catch (error) {
      if (!(error instanceof GithubFault)) throw error;
    }
  throw new Error('Never published');
}

/** Loses requests on their way, and answers on theirs, as the plan says. */
function losing(plan: readonly ('none' | 'request' | 'answer')[]): Between {
  let at = 0;
  return async (_asked, answer) => {
    const fate = plan[at++ % Math.max(1, plan.length)];
    if (fate === 'request') throw new TypeError('Failed to fetch');
    const reply = await answer();
    if (fate === 'answer') throw new TypeError('Failed to fetch');
    return reply;
  };
}

function clientOf(memory: GitMemory, between: Between): GithubClient {
  const tools = {
    fetch: gitFetch(memory, between),
    wait: async () => undefined,
    now: () => Date.parse(NOW),
    random: () => 0.5,
    onLimit: () => undefined,
  };
  return githubClient(PLACE, TOKEN, tools, new AbortController().signal);
}

const fate = fc.oneof(
  { weight: 8, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constant('request' as const) },
  { weight: 1, arbitrary: fc.constant('answer' as const) },
);
const plan = fc.array(fate, { minLength: 40, maxLength: 40 });

describe('two administrators who publish at the same moment', () => {
  it('lose no edit, and every commit of the branch is whole, however their requests cross or are lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plan, plan, async (scheduler, lostOfA, lostOfB) => {
        const memory = await GitMemory.of(texts());
        const inTurn =
          (losses: Between): Between =>
          async (asked, answer) => {
            await scheduler.schedule(Promise.resolve(), `${asked.method} ${asked.path}`);
            return losses(asked, answer);
          };
        const edits = await Promise.all([
          editOf('p1', { price: '₦30,000' }),
          editOf('p1', { description: 'Brighter' }),
        ]);
        const [first, second] = [lostOfA, lostOfB].map((losses, at) =>
          publishAll(clientOf(memory, inTurn(losing(losses))), edits[at]!),
        );
        await scheduler.waitFor(Promise.all([first, second]));

        const commits = memory.history();
        expect(commits).toHaveLength(3);
        for (const commit of commits) {
          const problems = checkContent(filesOf(memory, commit), () => true, {});
          expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
        }
        const shown = JSON.stringify(filesOf(memory, commits[0]!));
        expect(shown).toContain('₦30,000');
        expect(shown).toContain('Brighter');
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
