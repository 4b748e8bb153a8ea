import { expect } from 'vitest';
import { gitFetch, type ResponseOverride } from './gitFetch';
import { clientOf, depsOf } from './gitFixture';
import type { GitMemory } from './gitMemory';
import type { DraftChange, Drafts } from '../../../src/admin/drafts/state/draftEntry';
import { emptyDrafts } from '../../../src/admin/drafts/state/draftEntry';
import { prepareBundle } from '../../../src/admin/publish/bundle/prepareBundle';
import { listChanges } from '../../../src/admin/publish/changes/changes';
import { commitBundle } from '../../../src/admin/publish/targets/github/commit';
import { GithubError } from '../../../src/admin/publish/targets/github/githubError';
import { branchSource, readHead } from '../../../src/admin/publish/targets/github/repository';
import { fetchContentFrom } from '../../../src/admin/publish/liveContent';
import type { ConflictSide } from '../../../src/admin/publish/merge/conflicts';
import {
  reconcile,
  resolvedChange,
  type ConflictingChange,
} from '../../../src/admin/publish/merge/reconcile';
import type { Content, ContentFiles } from '../../../src/domain/content/content';
import { checkContent } from '../../../src/domain/content/check/checkContent';
import { smallContent } from '../../../src/domain/content/contentFixture';

const NOW = '2026-01-02T10:00:00.000Z';
const PRESSES = 30;

/** The files of a small content by their path in a repository. */
export const contentTexts = () =>
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

/** Values that administrators enter into the product that both change. All are different. */
export const FIELDS = ['price', 'description', 'name'] as const;
type Field = (typeof FIELDS)[number];
type Values = Partial<Record<Field, string>>;

/** An administrator: their edits, and how they resolve conflicts. */
export interface Administrator {
  writes: Values;
  answer: ConflictSide;
  /** Fields with a conflict that they resolved, with the other value. */
  asked: { field: Field; theirs: unknown }[];
}

async function contentOf(files: ContentFiles) {
  const source = { read: async (path: string) => files[path], forget: () => undefined };
  return (await fetchContentFrom(source)).content;
}

const productOf = ({ products }: Content) => products.find(({ id }) => id === 'p1');

async function draftsOf({ writes }: Administrator): Promise<Drafts> {
  const base = productOf(await contentOf(smallContent().files));
  return { ...emptyDrafts(), products: { p1: { base: base!, draft: { ...base!, ...writes } } } };
}

/** Resolves conflicts like the form on the screen. */
function answered(conflicting: ConflictingChange, administrator: Administrator): DraftChange {
  for (const { path, theirs } of conflicting.conflicts)
    administrator.asked.push({ field: path[0] as Field, theirs });
  return resolvedChange(
    conflicting,
    conflicting.conflicts.map(() => administrator.answer),
  );
}

/** Publishes and resolves conflicts until everything is published. */
export async function publishAll(
  memory: GitMemory,
  between: ResponseOverride,
  administrator: Administrator,
): Promise<void> {
  const client = clientOf(depsOf(gitFetch(memory, between)));
  let drafts = await draftsOf(administrator);
  for (let pressed = 0; pressed < PRESSES; pressed += 1)
    try {
      const head = await readHead(client);
      const live = await fetchContentFrom(branchSource(client, head));
      // Like `publishChanges`: nothing is published if the published content could not be read.
      if (live.failed.length > 0) continue;
      const { changes, conflicting } = reconcile(live.content, drafts);
      const settled = conflicting.map((record) => answered(record, administrator));
      for (const { collection, id, after } of [...changes, ...settled]) {
        const map = { ...drafts[collection] } as Record<string, unknown>;
        if (after) map[id] = after;
        else delete map[id];
        drafts = { ...drafts, [collection]: map };
      }
      const { bundle, problems } = await prepareBundle(live, listChanges(drafts), new Set(), NOW);
      expect(problems.errors).toEqual([]);
      const done = await commitBundle(client, bundle, head.dataTree);
      if (done.kind === 'published') return;
    } catch (error) {
      if (!(error instanceof GithubError)) throw error;
    }
  throw new Error('Never published');
}

/** What the network does with a request: nothing, lose the request, or lose the response. */
export type NetworkFault = 'none' | 'request' | 'response';

/** Loses requests and responses according to the plan. After its end, none are lost. */
export function withNetworkFaults(plan: readonly NetworkFault[]): ResponseOverride {
  let at = 0;
  return async (_asked, answer) => {
    const fault = plan[at++];
    if (fault === 'request') throw new TypeError('Failed to fetch');
    const reply = await answer();
    if (fault === 'response') throw new TypeError('Failed to fetch');
    return reply;
  };
}

const differences = (files: ContentFiles) => checkContent(files, () => true, {});

/**
 * Expects that each value that a commit replaced was either unchanged or a conflict that its
 * author resolved.
 */
export async function expectNothingOverwritten(
  memory: GitMemory,
  administrators: readonly Administrator[],
) {
  const [first, ...commits] = memory
    .history()
    .reverse()
    .map((commit) => filesOf(memory, commit));
  const line = await Promise.all([first!, ...commits].map(contentOf));
  for (const files of commits) expect(differences(files)).toEqual(differences(first!));
  for (const field of FIELDS) {
    const values = line.map((content) => productOf(content)?.[field]);
    for (const [at, value] of values.entries()) {
      const before = values[at - 1];
      if (at < 2 || value === before || before === values[0]) continue;
      const author = administrators.find(({ writes }) => writes[field] === value);
      expect(author?.asked ?? []).toContainEqual({ field, theirs: before });
    }
    for (const { writes, answer, asked } of administrators) {
      const isGivenUp = answer === 'theirs' && asked.some((question) => question.field === field);
      if (writes[field] && !isGivenUp) expect(values).toContain(writes[field]);
    }
  }
}
