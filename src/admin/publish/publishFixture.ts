import { readContent, type Content, type ContentFiles } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import type { Collection } from '@/domain/content/contentModel';
import { parseJson } from '@/domain/text/parseJson';
import { emptyDrafts, type Drafts } from '../drafts/state/draftEntry';
import { publishedRecord, type Edit } from '../drafts/draftChanges';
import { draftContent } from '../drafts/content/draftContent';
import type { FileStore } from '../file-store/fileStore';
import { DATA_PATH } from '../file-store/places';
import { changesOfMessage } from './changes/commitMessage';
import { contentHashWith, type BaseContent } from './liveContent';
import { prepareBundle } from './thunks/prepareBundle';
import { listChanges } from './changes/changes';
import { asPublished } from './merge/reconcile';
import type { PublishTarget, PublishTargetOption } from './publishTarget';
import { local } from './targets/manifests';
import { applyRestoration } from './restore/restore';

const NOW = '2026-01-02T10:00:00.000Z';

export function liveOf(files: ContentFiles): BaseContent {
  return { files, failed: [], content: readContent(files).content };
}

export const live = () => liveOf(smallContent().files);

export const FIRST = live().content;

/** Returns the small content with a service, a footer group and a testimonial that cannot be read. */
export function damagedFiles(): ContentFiles {
  const files = structuredClone(smallContent().files);
  (files['services/index.json'] as { services: unknown[] }).services.push({ title: 'No id' });
  (files['site.json'] as { footer: { groups: unknown[] } }).footer.groups.unshift(null);
  (files['pages/home.json'] as { testimonials: { cards: unknown[] } }).testimonials.cards.push(6);
  return files;
}

export const edited = (edits: Edit[], drafts: Drafts, content: Content): Drafts =>
  applyRestoration(edits, drafts, content);

export const drafted = (edits: Edit[], { content }: BaseContent, drafts = emptyDrafts()): Drafts =>
  edited(edits, drafts, content);

export const published = (content: Content, edits: Edit[]): Content =>
  asPublished(draftContent(content, edited(edits, emptyDrafts(), content)));

/** `null` deletes the record. */
export function fieldsEdit(
  content: Content,
  collection: Collection,
  id: string,
  fields: object | null,
) {
  const record = publishedRecord(content, collection, id) as object | null;
  return { collection, id, draft: fields && { ...record, ...fields } };
}

export const bundleOf = async (content: BaseContent, drafts: Drafts) =>
  prepareBundle(content, listChanges(drafts), new Set(), NOW);

export async function publishedWith(content: BaseContent, drafts: Drafts): Promise<ContentFiles> {
  const { bundle } = await bundleOf(content, drafts);
  const written = bundle.files.map(({ path, json }) => [path, json] as const);
  return JSON.parse(
    JSON.stringify({ ...content.files, ...Object.fromEntries(written) }),
  ) as ContentFiles;
}

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
