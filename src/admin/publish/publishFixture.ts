import { readContent, type ContentFiles } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { parseJson } from '@/domain/text/jsonText';
import type { Drafts } from '../drafts/state/draftEntry';
import type { FileStore } from '../file-store/fileStore';
import { DATA_PATH } from '../file-store/places';
import { changesOfMessage } from './changes/commitMessage';
import { contentHashWith, type BaseContent } from './baseContent';
import { prepareBundle } from './thunks/prepareBundle';
import { listChanges } from './changes/changes';
import type { PublishTarget, PublishTargetOption } from './publishTarget';
import { local } from './targets/registry';

const NOW = '2026-01-02T10:00:00.000Z';

export function live(files: ContentFiles = smallContent().files): BaseContent {
  return { files, failed: [], content: readContent(files).content };
}

export const FIRST = live().content;

export const bundleOf = async (content: BaseContent, drafts: Drafts) =>
  prepareBundle(content, listChanges(drafts), new Set(), NOW);

/** The content files of a commit, null for deleted ones, and the descriptions of its changes. */
export interface SentCommit {
  files: Record<string, unknown>;
  changes: string[];
}

/** Returns a target in memory, and the value of `data/version.json` after its last commit. */
export function memoryTarget(branch: ContentFiles, onCommit: (sent: SentCommit) => unknown) {
  let version = '';
  const encode = (text: string) => new TextEncoder().encode(text);
  const texts = () =>
    Object.entries(branch).map(([path, json]) => [path, JSON.stringify(json)] as const);
  const store: FileStore = {
    snapshot: async () => ({
      id: 'head',
      files: new Map(texts().map(([path, text]) => [DATA_PATH + path, { hash: text, size: 1 }])),
    }),
    read: async (hashes) => new Map(hashes.map((hash) => [hash, encode(hash)])),
    async commit(_base, changes, message) {
      const files = new Map(texts().map(([path, text]) => [path, encode(text)]));
      version = await contentHashWith({ store, id: 'head', files }, changes);
      const written = [...changes].filter(([path]) => path.startsWith(DATA_PATH));
      onCommit({
        files: Object.fromEntries(
          written.map(([path, bytes]) => [path.slice(DATA_PATH.length), bytes && parseJson(bytes)]),
        ),
        changes: changesOfMessage(message),
      });
      return { id: 'next' };
    },
    log: async () => [],
  };
  const target: PublishTarget = { openStore: () => store, explain: ({ code }) => code };
  return { target, store, version: () => version };
}

export const optionOf = (target: PublishTarget): PublishTargetOption => ({
  ...local,
  load: () => Promise.resolve(target),
});
