import {
  createContext,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

/** The addresses at which topics stand; null until they are known. */
type Paths = readonly string[] | null;

export interface TopicPathsValue {
  paths: Paths;
  setPaths: Dispatch<SetStateAction<Paths>>;
}

export const TopicPathsContext = createContext<TopicPathsValue>({ paths: null, setPaths: () => undefined });

export interface TopicPathsProviderProps {
  /** What the prerendered page says; null for an empty shell. */
  known: Paths;
  children: ReactNode;
}

export function TopicPathsProvider({ known, children }: TopicPathsProviderProps) {
  const [paths, setPaths] = useState(known);
  const value = useMemo(() => ({ paths, setPaths }), [paths]);
  return <TopicPathsContext value={value}>{children}</TopicPathsContext>;
}
