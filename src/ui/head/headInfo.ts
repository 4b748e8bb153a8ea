import { createContext } from 'react';

/** What a page says of itself to browsers, search engines and messengers. */
export interface HeadInfo {
  /** Without the brand, which is appended. */
  title: string;
  description: string;
  /** Path of the page's one true address. */
  path: string;
  /** Site path of the picture shown when the page is shared. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'product' | 'article';
  /** Structured data; URLs in it may be site paths, which are made absolute. */
  jsonLd?: object[];
  /** Not for search engines: carts, errors. */
  isPrivate?: boolean;
}

/**
 * Where the prerenderer collects the head of the page it renders, and a preview changes it; nothing on the
 * public pages of the browser.
 */
export const HeadCollector = createContext<((head: HeadInfo) => HeadInfo) | null>(null);
