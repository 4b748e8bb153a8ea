import { use, useEffect } from 'react';
import { useSite } from '@/features/settings';
import { HeadCollector, type HeadInfo } from './headInfo';

function setMeta(name: string, content: string): void {
  const known = document.head.querySelector(`meta[name="${name}"]`);
  const tag = known ?? document.head.appendChild(document.createElement('meta'));
  tag.setAttribute('name', name);
  tag.setAttribute('content', content);
}

function setCanonical(href: string): void {
  const known = document.head.querySelector('link[rel="canonical"]');
  const tag = known ?? document.head.appendChild(document.createElement('link'));
  tag.setAttribute('rel', 'canonical');
  tag.setAttribute('href', href);
}

/** The configured address of the site; where there is none, the one it is seen at. */
function siteOrigin(): string {
  return import.meta.env.VITE_SITE_URL || window.location.origin;
}

/**
 * States a page's head: collected into the HTML when it is prerendered, kept up to date in the
 * browser as the visitor moves on. Renders nothing.
 */
export function PageHead(given: HeadInfo) {
  const head = use(HeadCollector)?.(given) ?? given;
  const { site } = useSite();
  const brand = site?.brand.name;

  useEffect(() => {
    document.title = brand ? `${head.title} | ${brand}` : head.title;
    setMeta('description', head.description);
    setMeta('robots', head.isPrivate ? 'noindex' : 'all');
    setCanonical(new URL(head.path, siteOrigin()).href);
  }, [brand, head.title, head.description, head.path, head.isPrivate]);

  return null;
}
