import { readContent, type ContentFiles } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { emptyDrafts, type Drafts } from '../drafts/state/draftEntry';
import type { Edit } from '../drafts/draftChanges';
import { repairOf } from '../drafts/state/repairs';
import { prepareBundle } from './bundle/prepareBundle';
import { listChanges } from './changes/changes';
import { inMemorySource } from './inMemorySource';
import type { LiveContent } from './liveContent';
import { applyRestoration } from './restore/restore';

const NOW = '2026-01-02T10:00:00.000Z';
export const SERVICE = { id: 's2', title: 5, description: 'Kept' };

/** Returns the small content with an unreadable service, footer group and testimonial. */
export function damagedFiles(): ContentFiles {
  const files = structuredClone(smallContent().files);
  (files['services/index.json'] as { services: unknown[] }).services.push(SERVICE);
  (files['site.json'] as { footer: { groups: unknown[] } }).footer.groups.unshift(null);
  (files['pages/home.json'] as { testimonials: { cards: unknown[] } }).testimonials.cards.push({
    name: 6,
  });
  return files;
}

export function liveOf(files: ContentFiles): LiveContent {
  return { files, failed: [], content: readContent(files).content, source: inMemorySource(files) };
}

export const drafted = (edits: Edit[], { content }: LiveContent, drafts = emptyDrafts()): Drafts =>
  applyRestoration({ edits }, drafts, content);

export const bundleOf = async (live: LiveContent, drafts: Drafts) =>
  prepareBundle(live, listChanges(drafts), new Set(), NOW);

/** Returns the files after the bundle has been written. */
export async function publishedWith(live: LiveContent, drafts: Drafts): Promise<ContentFiles> {
  const { bundle } = await bundleOf(live, drafts);
  const written = bundle.files.map(({ path, json }) => [path, json] as const);
  return JSON.parse(
    JSON.stringify({ ...live.files, ...Object.fromEntries(written) }),
  ) as ContentFiles;
}

/** Returns an edit that replaces the unreadable part of a file; null removes the part. */
export const repair = (live: LiveContent, file: string, value: unknown): Edit => {
  const part = live.content.unreadable?.parts.find((one) => one.file === file);
  if (!part) throw new Error(`${file} can be read`);
  const draft = value === null ? null : { ...repairOf(part), json: JSON.stringify(value) };
  return { collection: 'repairs', id: part.id, draft };
};
