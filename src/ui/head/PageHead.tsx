import { createContext, use, useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/Boxes';

export interface HeadInfo {
  /** Title without the brand name, which is appended. */
  title: string;
  description: string;
  path: string;
  /** Site path of the image for link previews. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'product' | 'article';
  /** Structured data. URLs in it may be site paths, which are made absolute. */
  jsonLd?: object[];
  isNoIndex?: boolean;
}

/** The prerenderer collects the head, and the live preview changes it. Null on public pages in the browser. */
export const HeadCollector = createContext<((head: HeadInfo) => HeadInfo) | null>(null);

/** Brand name appended to page titles. Undefined until the site settings are loaded. */
export const BrandContext = createContext<string | undefined>(undefined);

function setMeta(name: string, content: string): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`);
  const tag = existing ?? document.head.appendChild(document.createElement('meta'));
  tag.setAttribute('name', name);
  tag.setAttribute('content', content);
}

function setCanonical(href: string): void {
  const existing = document.head.querySelector('link[rel="canonical"]');
  const tag = existing ?? document.head.appendChild(document.createElement('link'));
  tag.setAttribute('rel', 'canonical');
  tag.setAttribute('href', href);
}

/** Returns the configured origin of the site, or the current origin if none is configured. */
export function siteOrigin(): string {
  return import.meta.env.VITE_SITE_URL || window.location.origin;
}

/** The prerenderer collects it with `HeadCollector`. In the browser an effect sets it. Renders nothing. */
export function PageHead(props: HeadInfo) {
  const head = use(HeadCollector)?.(props) ?? props;
  const brand = use(BrandContext);

  useEffect(() => {
    document.title = brand ? `${head.title} | ${brand}` : head.title;
    setMeta('description', head.description);
    setMeta('robots', head.isNoIndex ? 'noindex' : 'all');
    setCanonical(new URL(head.path, siteOrigin()).href);
  }, [brand, head.title, head.description, head.path, head.isNoIndex]);

  return null;
}

/** Announces the title after navigation. The browser announces the title of the first page itself. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      setTitle(last);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <VisuallyHidden role="status" aria-live="polite" aria-label="Page">
      {title}
    </VisuallyHidden>
  );
}
