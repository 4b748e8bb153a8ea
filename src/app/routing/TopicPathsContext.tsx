import {
  createContext,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

/** Paths of topics, or null until they are known. */
type Paths = readonly string[] | null;

interface TopicPathsValue {
  paths: Paths;
  setPaths: Dispatch<SetStateAction<Paths>>;
}

export const TopicPathsContext = createContext<TopicPathsValue>({
  paths: null,
  setPaths: () => undefined,
});

interface TopicPathsProviderProps {
  /** Paths in the prerendered page, or null for an empty shell. */
  known: Paths;
  children: ReactNode;
}

export function TopicPathsProvider({ known, children }: TopicPathsProviderProps) {
  const [paths, setPaths] = useState(known);
  const value = useMemo(() => ({ paths, setPaths }), [paths]);
  return <TopicPathsContext value={value}>{children}</TopicPathsContext>;
}
