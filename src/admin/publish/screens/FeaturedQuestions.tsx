import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { workingCopy } from '../../drafts/content/workingCopy';
import { changeSentence } from '../changes/changes';
import { halfSwaps, type HalfSwap } from '../changes/featuredSwaps';
import type { Content } from '@/domain/content/content';
import { FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import { FeaturedLimit } from '../../resources/records/FeaturedLimit';
import { StatusAlert } from '../../layout/StatusAlert';
import type { usePublish } from './usePublish';

interface HalfSwapBannerProps {
  swap: HalfSwap;
  onInclude: () => void;
}

function HalfSwapBanner({ swap, onInclude }: HalfSwapBannerProps) {
  const { kind, limit, featured, missing } = swap;
  const sentences = missing.map(changeSentence).join(', ');
  return (
    <StatusAlert severity="warning">
      {`These changes feature ${featured.length} ${kind}; the limit is ${limit}: ${featured.join(', ')}. Also publish: ${sentences}.`}
      <Button variant="outlined" onClick={onInclude}>
        {`Include ${missing.map(({ name }) => name.short).join(', ')}`}
      </Button>
    </StatusAlert>
  );
}

interface FeaturedQuestionsProps {
  state: ReturnType<typeof usePublish>;
  /** The live content. */
  published: Content;
}

/** Asks which records to unfeature if all changes, or only the selected ones, would exceed a limit. */
export function FeaturedQuestions({ state, published }: FeaturedQuestionsProps) {
  const { changes, selected, select, status, isReadOnly } = state;
  const drafts = useAdminSelector(selectDrafts);
  const live = status?.live?.content ?? published;
  const copy = useMemo(() => workingCopy(live, drafts), [live, drafts]);
  const swaps = useMemo(() => {
    const keys = new Set(selected.map(({ key }) => key));
    return halfSwaps(
      live,
      selected,
      changes.filter(({ key }) => !keys.has(key)),
    );
  }, [live, selected, changes]);
  return (
    <Stack spacing={1.5} sx={{ '&:empty': { display: 'none' } }}>
      {FEATURED_KINDS.map((kind) => (
        <FeaturedLimit
          key={kind}
          name={kind}
          limit={FEATURED_LIMITS[kind]}
          records={copy[kind]}
          isReadOnly={isReadOnly}
        />
      ))}
      {swaps.map((swap) => (
        <HalfSwapBanner
          key={swap.kind}
          swap={swap}
          onInclude={() =>
            select(
              swap.missing.map(({ key }) => key),
              true,
            )
          }
        />
      ))}
    </Stack>
  );
}
