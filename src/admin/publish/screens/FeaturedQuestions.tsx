import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import type { Content, FeaturedKind } from '@/domain/content/content';
import { beyondLimit, FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import { useAdminSelector } from '../../store/hooks';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { workingCopy } from '../../drafts/content/workingCopy';
import { FeaturedLimit } from '../../resources/records/FeaturedLimit';
import { StatusAlert } from '../../layout/StatusAlert';
import type { FeaturedRecord } from '../../drafts/draftChanges';
import { changeSentence, draftsOf, type RecordChange } from '../changes/changes';
import { labelRecord } from '../changes/recordLabels';
import type { usePublish } from './usePublish';

/** Selected changes that would feature too many records without other changes that are not selected. */
interface HalfSwap {
  kind: FeaturedKind;
  limit: number;
  /** Names of the records that would be featured. */
  featured: string[];
  /** Changes that unfeature enough of these records. */
  missing: RecordChange[];
}

/**
 * Finds featured lists that would exceed their limit if only the selected changes were published, but not with some of
 * the others. Never throws.
 * @param live the published content
 */
function halfSwaps(
  live: Content,
  selected: readonly RecordChange[],
  leftOut: readonly RecordChange[],
): HalfSwap[] {
  const next = workingCopy(live, draftsOf(selected));
  return FEATURED_KINDS.flatMap((kind) => {
    const list: readonly FeaturedRecord[] = next[kind];
    const limit = FEATURED_LIMITS[kind];
    const excess = beyondLimit(list, limit).length;
    const featured = list.filter(({ isFeatured }) => isFeatured);
    const ids = new Set(featured.map(({ id }) => id));
    const missing = leftOut
      .filter(({ collection, id }) => collection === kind && ids.has(id))
      .filter(({ entry }) => !(entry.draft as FeaturedRecord | null)?.isFeatured)
      .slice(0, excess);
    if (excess === 0 || missing.length < excess) return [];
    const names = featured.map((record) => labelRecord(kind, record.id, record).short);
    return [{ kind, limit, featured: names, missing }];
  });
}

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
  const { changes, selected, select, status } = state;
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
        <FeaturedLimit key={kind} name={kind} limit={FEATURED_LIMITS[kind]} records={copy[kind]} />
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
