import { use, useEffect } from 'react';
import { BrandContext, HeadCollector, type HeadInfo } from './headInfo';

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

/**
 * Sets the title and meta tags of a page. The prerenderer collects them with `HeadCollector`. In
 * the browser an effect keeps the document head up to date. Renders nothing.
 */
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
