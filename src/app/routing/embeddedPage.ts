import type { PageQuery } from '@/api/content/pageData';
import type { PictureManifest } from '@/ui/media/pictureVariants';

/** Data block of a prerendered page, from which its HTML was rendered. */
export interface PageData {
  /** The path the HTML was rendered for. For any other path, the application mounts into an empty root. */
  path: string;
  /** The page that was rendered, by its route's pattern. */
  route: string;
  queries: PageQuery[];
  pictures: PictureManifest;
  /** Paths of topics (see `TopicSwitch`). */
  topics: readonly string[];
}

const PAGE_DATA_ID = 'page-data';

/** The page's data block, or null where the HTML is an empty shell or was tampered with. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as PageData;
  } catch {
    return null;
  }
}
