import { createContext } from 'react';

/** Metadata of a page for browsers, search engines and link previews. */
export interface HeadInfo {
  /** Title without the brand name, which is appended. */
  title: string;
  description: string;
  /** Canonical path of the page. */
  path: string;
  /** Site path of the image for link previews. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'product' | 'article';
  /** Structured data. URLs in it may be site paths, which are made absolute. */
  jsonLd?: object[];
  /** Excludes the page from search engines, for example carts and error pages. */
  isNoIndex?: boolean;
}

/**
 * Receives the head of the page being rendered. The prerenderer collects it, and the live preview
 * changes it. Null on public pages in the browser.
 */
export const HeadCollector = createContext<((head: HeadInfo) => HeadInfo) | null>(null);

/** Brand name appended to page titles. Undefined until the site settings are loaded. */
export const BrandContext = createContext<string | undefined>(undefined);
