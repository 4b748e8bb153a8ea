import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkContent } from '@/domain/content/check/checkContent';
import { readContent, type Content, type ContentFiles } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { propertyRuns } from '../../../tests/helpers/content/propertyRuns';
import type { ResponseOverride } from '../../../tests/helpers/git/gitFetch';
import { GitMemory } from '../../../tests/helpers/git/gitMemory';
import { openGithub } from '../../../tests/helpers/git/storeFixture';
import { emptyDrafts, type DraftChange, type Drafts } from '../drafts/state/draftEntry';
import { FileStoreError, type FileStore } from '../file-store/fileStore';
import { DATA_PATH } from '../file-store/places';
import { changesOfBundle, contentOfBranch, readBranch } from './baseContent';
import { listChanges } from './changes/changes';
import type { ConflictSide } from './merge/merge';
import { reconcile, resolvedChange, type ConflictingChange } from './merge/reconcile';
import { bundleOf } from './publishFixture';

const FIELDS = ['price', 'description', 'name'] as const;
type Field = (typeof FIELDS)[number];

interface Administrator {
  writes: Partial<Record<Field, string>>;
  answer: ConflictSide;
  /** Fields with a conflict that they resolved, with the other value. */
  asked: { field: Field; theirs: unknown }[];
}

const administratorOf = (mark: string) =>
  fc
    .record({
      fields: fc.subarray([...FIELDS], { minLength: 1 }),
      answer: fc.constantFrom<ConflictSide>('mine', 'theirs'),
    })
    .map(({ fields, answer }): Administrator => ({
      writes: Object.fromEntries(fields.map((field) => [field, `${field} of ${mark}`])),
      answer,
      asked: [],
    }));

const productOf = ({ products }: Content) => products.find(({ id }) => id === 'p1')!;

function answered(conflicting: ConflictingChange, { answer, asked }: Administrator): DraftChange {
  for (const { path, theirs } of conflicting.conflicts)
    asked.push({ field: path[0] as Field, theirs });
  return resolvedChange(
    conflicting,
    conflicting.conflicts.map(() => answer),
  );
}

async function publishAll(store: FileStore, administrator: Administrator): Promise<void> {
  const base = productOf(readContent(smallContent().files).content);
  const draft = { ...base, ...administrator.writes };
  let drafts: Drafts = { ...emptyDrafts(), products: { p1: { base, draft } } };
  for (let pressed = 0; pressed < 30; pressed += 1)
    try {
      const branch = await readBranch(store);
      const live = await contentOfBranch(branch);
      const { changes, conflicting } = reconcile(live.content, drafts);
      const settled = conflicting.map((record) => answered(record, administrator));
      for (const { after } of [...changes, ...settled])
        drafts = { ...drafts, products: after ? { p1: after as never } : {} };
      if (listChanges(drafts).length === 0) return;
      const { bundle, problems } = await bundleOf(live, drafts);
      expect(problems.errors).toEqual([]);
      const sent = await changesOfBundle(bundle);
      if ((await store.commit(branch.id, sent, 'Published')) !== 'moved') return;
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
    }
  throw new Error('Never published');
}

const fault = fc.oneof(
  { weight: 8, arbitrary: fc.constant('none') },
  { weight: 1, arbitrary: fc.constant('request') },
  { weight: 1, arbitrary: fc.constant('response') },
);
const plan = fc.array(fault, { minLength: 80, maxLength: 80 });

/** Loses requests and responses according to a plan. After its end, none are lost. */
function losing(faults: readonly string[]): ResponseOverride {
  let at = 0;
  return async (_asked, answer) => {
    const lost = faults[at++];
    if (lost === 'request') throw new TypeError('Failed to fetch');
    const reply = await answer();
    if (lost === 'response') throw new TypeError('Failed to fetch');
    return reply;
  };
}

function filesOf(memory: GitMemory, commit: string): ContentFiles {
  const texts = Object.entries(memory.textsOf(commit));
  return Object.fromEntries(
    texts.map(([path, text]) => [path.slice(DATA_PATH.length), JSON.parse(text) as unknown]),
  );
}

/** Expects that each value that a commit replaced was unchanged, or a conflict that its author resolved. */
function expectNothingOverwritten(memory: GitMemory, administrators: readonly Administrator[]) {
  const commits = memory
    .history()
    .toReversed()
    .map((commit) => filesOf(memory, commit));
  const problems = commits.map((files) => checkContent(files, () => true, {}));
  for (const found of problems) expect(found).toEqual(problems[0]);
  for (const field of FIELDS) {
    const values = commits.map((files) => productOf(readContent(files).content)[field]);
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

it('Two administrators who publish at the same time lose no edit, in any order of requests and with lost ones', async () => {
  const files = Object.entries(smallContent().files).map(([path, json]) => [
    DATA_PATH + path,
    `${JSON.stringify(json, null, 2)}\n`,
  ]);
  const run = fc.asyncProperty(
    fc.scheduler(),
    fc.tuple(administratorOf('A'), administratorOf('B')),
    fc.tuple(plan, plan),
    async (scheduler, administrators, losses) => {
      for (const { asked } of administrators) asked.length = 0;
      const { memory, open } = openGithub(new GitMemory(Object.fromEntries(files)));
      const publishing = administrators.map((one, index) => {
        const lose = losing(losses[index]!);
        const store = open(async (asked, answer) => {
          await scheduler.schedule(Promise.resolve(), `${asked.method} ${asked.path}`);
          return lose(asked, answer);
        });
        return publishAll(store, one);
      });
      await scheduler.waitFor(Promise.all(publishing));
      expectNothingOverwritten(memory, administrators);
    },
  );
  await fc.assert(run, { numRuns: propertyRuns(10) });
});
