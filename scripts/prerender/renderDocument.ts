import type * as Entry from '../../src/app/prerender/entry.prerender';
import type { PageData } from '../../src/app/routing/matchPage';
import { sharePath } from '../../src/ui/media/pictureVariants';
import { composeDocument, type DocumentParts } from './document';

export interface ViteManifest {
  [file: string]: {
    file: string;
    name?: string;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
  };
}

/** What all pages of a build have in common. Can be sent to a worker. */
export interface SharedParts extends DocumentParts {
  defaultShare: string;
  manifest: ViteManifest;
}

export interface PageJob {
  data: PageData;
  /** Path of the HTML file, relative to `dist`. */
  file: string;
  inputs: string;
}

const CLIENT = 'src/app/entry.client.tsx';

/** Returns the script files that a module imports statically, dependencies first. */
export function chunksOf(source: string, manifest: ViteManifest): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    ordered.push(key);
  };
  visit(source);
  return ordered.map((key) => `/${manifest[key]?.file}`);
}

/** Renders the document of a page from its data and from what all pages have in common, and from nothing else. */
export async function renderDocument(
  entry: Pick<typeof Entry, 'renderPage'>,
  shared: SharedParts,
  data: PageData,
): Promise<string> {
  const page = await entry.renderPage(data);
  const chunks = chunksOf(CLIENT, shared.manifest);
  const pageChunks = chunksOf(page.source, shared.manifest).filter(
    (file) => !chunks.includes(file),
  );
  const { image = '' } = page.head;
  const info = data.pictures[image];
  const share = info ? sharePath(image, info.v) : shared.defaultShare;
  return composeDocument(shared, { ...page, data, chunks, pageChunks, share });
}
