import { createContext, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ContentTools } from '@/api/content/contentApi';
import type { Dispatch } from './pageReads';

/** A page does not wait longer than this, in ms, to learn whether its address is a topic's. */
const TOPICS_WAIT_MS = 2000;

/** At which addresses topics stand: carried by every prerendered page, else asked for when it matters. */
export interface KnownTopics {
  /** Null until it is known. */
  paths: readonly string[] | null;
  /** Finds out where it is not known; asks once. */
  ask: () => void;
}

export const TopicPaths = createContext<KnownTopics>({ paths: null, ask: () => undefined });

/** Reads the list in a chunk of its own: nobody needs it who came in by a prerendered page. */
const topicPathsAsked = () => async (_dispatch: unknown, _state: unknown, tools: ContentTools) => {
  const { readTopicPaths } = await import('./askTopicPaths');
  return readTopicPaths(tools);
};

export interface TopicPathsProviderProps {
  /** What the prerendered page says; null for an empty shell. */
  known: readonly string[] | null;
  children: ReactNode;
}

export function TopicPathsProvider({ known, children }: TopicPathsProviderProps) {
  const [paths, setPaths] = useState(known);
  const isAsked = useRef(known !== null);
  const dispatch = useDispatch<Dispatch>();
  const ask = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // Topics are optional: without an answer the pages go on as if there were none. A late answer counts.
    setTimeout(() => setPaths((found) => found ?? []), TOPICS_WAIT_MS);
    void dispatch(topicPathsAsked()).then(setPaths, () => setPaths([]));
  }, [dispatch]);
  const value = useMemo(() => ({ paths, ask }), [paths, ask]);
  return <TopicPaths value={value}>{children}</TopicPaths>;
}
