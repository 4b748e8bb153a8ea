import { use, useEffect } from 'react';
import { useSite } from '@/features/settings';
import { HeadCollector, type HeadInfo } from './pageHead';

function setMeta(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/**
 * States a page's head: collected into the HTML when it is prerendered, kept up to date in the
 * browser as the visitor moves on. Renders nothing.
 */
export function PageHead(head: HeadInfo) {
  const collect = use(HeadCollector);
  const { site } = useSite();
  const brand = site?.brand.name;
  if (collect) collect(head);

  useEffect(() => {
    document.title = brand ? `${head.title} | ${brand}` : head.title;
    setMeta('meta[name="description"]', 'content', head.description);
    setMeta('link[rel="canonical"]', 'href', new URL(head.path, window.location.origin).href);
  }, [brand, head.title, head.description, head.path]);

  return null;
}
