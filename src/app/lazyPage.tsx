import { lazy, useState, type ComponentType } from 'react';
import { loadPart } from '@/ui/loadPart';

/** A page in a chunk of its own. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the chunk; before hydration and for links about to be followed. */
  load: () => Promise<void>;
}

/**
 * Makes a page of a dynamic import. Once loaded it renders at once, so that a hydrated page never
 * appears twice (house.md, prerender rule 2).
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<{ default: ComponentType }> | undefined;
  // Asked for before hydration and again by React: loaded, or given up, once (faults.md, Stale chunk).
  const once = () => {
    loading ??= loadPart(load).then((module) => {
      Loaded = module.default;
      return module;
    });
    return loading;
  };
  const Lazy = lazy(once);
  function Component() {
    // What was chosen at first stays: changing it later would mount the page anew.
    const [Page] = useState<{ type: ComponentType }>(() => ({ type: Loaded ?? Lazy }));
    return <Page.type />;
  }
  return { Component, load: async () => void (await once()) };
}
