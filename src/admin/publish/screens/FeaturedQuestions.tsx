import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/draftsReducer';
import { workingCopy } from '../../drafts/workingCopy';
import { changeSentence } from '../changes/changes';
import { halfSwaps, type HalfSwap } from '../changes/featuredSwaps';
import type { Content } from '@/domain/content/content';
import { FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import { FeaturedLimit } from '../../resources/records/FeaturedLimit';
import { Banner } from '@/ui/feedback/Banner';
import type { usePublish } from './usePublish';

const Questions = styled('div')({ display: 'grid', gap: 12, '&:empty': { display: 'none' } });

interface HalfSwapBannerProps {
  swap: HalfSwap;
  onInclude: () => void;
}

function HalfSwapBanner({ swap, onInclude }: HalfSwapBannerProps) {
  const { kind, limit, featured, missing } = swap;
  const sentences = missing.map(changeSentence).join(', ');
  return (
    <Banner tone="warning">
      {`With these changes alone, ${featured.length} ${kind} would be featured, at most ${limit} can be: ${featured.join(', ')}. Publish the other half as well: ${sentences}.`}
      <Button variant="outlined" onClick={onInclude}>
        {`Include ${missing.map(({ name }) => name.short).join(', ')}`}
      </Button>
    </Banner>
  );
}

export interface FeaturedQuestionsProps {
  state: ReturnType<typeof usePublish>;
  /** The live content. */
  published: Content;
}

/** Asks which records to unfeature if all changes, or only the selected ones, would exceed a limit. */
export function FeaturedQuestions({ state, published }: FeaturedQuestionsProps) {
  const { changes, chosen, choose, standing, isFollowing } = state;
  const drafts = useAdminSelector(selectDrafts);
  const live = standing?.live?.content ?? published;
  const copy = useMemo(() => workingCopy(live, drafts), [live, drafts]);
  const swaps = useMemo(() => {
    const keys = new Set(chosen.map(({ key }) => key));
    return halfSwaps(
      live,
      chosen,
      changes.filter(({ key }) => !keys.has(key)),
    );
  }, [live, chosen, changes]);
  return (
    <Questions>
      {FEATURED_KINDS.map((kind) => (
        <FeaturedLimit
          key={kind}
          name={kind}
          limit={FEATURED_LIMITS[kind]}
          records={copy[kind]}
          isReadOnly={isFollowing}
        />
      ))}
      {swaps.map((swap) => (
        <HalfSwapBanner
          key={swap.kind}
          swap={swap}
          onInclude={() =>
            choose(
              swap.missing.map(({ key }) => key),
              true,
            )
          }
        />
      ))}
    </Questions>
  );
}
