import { lazy, useState, type ComponentType } from 'react';

/** A page in a chunk of its own. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the chunk; before hydration and for links about to be followed. */
  load: () => Promise<void>;
}

/** Times a chunk is asked for before its failure is believed (faults.md: retry in page). */
const TRIES = 2;

async function loadModule(load: () => Promise<{ default: ComponentType }>, left = TRIES) {
  try {
    return await load();
  } catch (error) {
    if (left <= 1) throw error;
    return loadModule(load, left - 1);
  }
}

/**
 * Makes a page of a dynamic import. Once loaded it renders at once, so that a hydrated page never
 * appears twice (house.md, prerender rule 2).
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const once = async () => {
    const module = await loadModule(load);
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(once);
  function Component() {
    // What was chosen at first stays: changing it later would mount the page anew.
    const [Page] = useState<{ type: ComponentType }>(() => ({ type: Loaded ?? Lazy }));
    return <Page.type />;
  }
  return { Component, load: async () => void (await once()) };
}
