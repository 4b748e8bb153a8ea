import {
  createContext,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
} from 'react';
import { useLocation } from 'react-router-dom';
import { normalPath } from '@/domain/links/paths';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { lazyComponent, type LazyPage } from '@/ui/lazy/lazyComponent';

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

/** If the chunk cannot be loaded, the pages are rendered as if there were no topics. */
const TopicPathsLoader = lazyComponent(() => import('./TopicPathsLoader'), { isOptional: true });

interface TopicSwitchProps {
  topic: LazyPage;
  children: ReactNode;
  /** Set if the children redirect: they wait for the paths of topics, which would arrive too late. */
  isFinal?: boolean;
}

/** Renders the topic with exactly this path, or else the page of the route. Only an empty shell loads paths. */
export function TopicSwitch({ topic, children, isFinal }: TopicSwitchProps) {
  const { pathname } = useLocation();
  const { paths } = use(TopicPathsContext);
  if (paths === null)
    return (
      <TopicPathsLoader isFinal={isFinal} fallback={<LoadingHeading />}>
        {children}
      </TopicPathsLoader>
    );
  return paths.includes(normalPath(pathname)) ? <topic.Component /> : children;
}
