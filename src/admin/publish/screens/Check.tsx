import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Content, FeaturedKind } from '@/domain/content/content';
import { beyondLimit, FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Problem } from '@/domain/record/problem';
import { formatCount } from '@/domain/text/formatNumber';
import { withDrafts, selectDraftContent } from '../../drafts/content/draftContent';
import type { FeaturedRecord } from '../../drafts/draftChanges';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { StatusAlert } from '../../layout/StatusAlert';
import { FeaturedLimit } from '../../resources/records/FeaturedLimit';
import { useAdminSelector } from '../../store/hooks';
import { changeSentence, draftsOf, type RecordChange } from '../changes/changes';
import { labelRecord } from '../changes/recordLabels';
import { findProblemLink, problemFile } from './problemLink';
import type { PublishState } from './usePublishScreen';

interface ProblemsProps {
  problems: readonly Problem[];
  content: Content;
  /** The selected changes; links prefer their records. */
  selected: readonly RecordChange[];
}

function Problems({ problems, content, selected }: ProblemsProps) {
  const changed = new Set(selected.map(({ id }) => id));
  return (
    <ul>
      {problems.map((problem) => {
        const link = findProblemLink(problem, content, changed);
        return (
          <li key={`${problem.file} ${problem.path} ${problem.message}`}>
            {problem.message}{' '}
            {link && (
              <Button component={Link} to={link.to} size="small">
                {link.label}
              </Button>
            )}{' '}
            {(problem.path === '' || !link) && <small>{problemFile(problem)}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** Selected changes that would feature too many records without other changes that are not selected. */
interface HalfSwap {
  kind: FeaturedKind;
  limit: number;
  /** Names of the records that would be featured. */
  featured: string[];
  /** Changes that unfeature enough of these records. */
  missing: RecordChange[];
}

/** Featured lists that exceed their limit with only the selected changes, but not with some others. Never throws. */
function halfSwaps(
  base: Content,
  selected: readonly RecordChange[],
  leftOut: readonly RecordChange[],
): HalfSwap[] {
  const next = withDrafts(base, draftsOf(selected));
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

/** Asks which records to unfeature if all changes, or only the selected ones, would exceed a limit. */
function FeaturedQuestions({ state, published }: { state: PublishState; published: Content }) {
  const { changes, selected, select, status } = state;
  const drafts = useAdminSelector(selectDrafts);
  const base = status?.base?.content ?? published;
  const draftContent = useMemo(() => withDrafts(base, drafts), [base, drafts]);
  const swaps = useMemo(() => {
    const leftOut = changes.filter((change) => !selected.includes(change));
    return halfSwaps(base, selected, leftOut);
  }, [base, selected, changes]);
  return (
    <>
      {FEATURED_KINDS.map((kind) => (
        <FeaturedLimit
          key={kind}
          name={kind}
          limit={FEATURED_LIMITS[kind]}
          records={draftContent[kind]}
        />
      ))}
      {swaps.map(({ kind, limit, featured, missing }) => (
        <StatusAlert key={kind} severity="warning">
          {`These changes feature ${featured.length} ${kind}; the limit is ${limit}: ${featured.join(', ')}. Also publish: ${missing.map(changeSentence).join(', ')}.`}
          <Button
            variant="outlined"
            onClick={() =>
              select(
                missing.map(({ key }) => key),
                true,
              )
            }
          >
            {`Include ${missing.map(({ name }) => name.short).join(', ')}`}
          </Button>
        </StatusAlert>
      ))}
    </>
  );
}

/** The problems of the selected changes: errors prevent publishing, warnings do not. */
export function Check({ state, published }: { state: PublishState; published: Content }) {
  const { problems, selected, status } = state;
  const content = useAdminSelector(selectDraftContent) ?? published;
  const context = { content, selected };
  const { errors = [], warnings = [], known = [] } = problems ?? {};
  const isChecking = !problems && selected.length > 0 && (!status || status.base);
  return (
    <>
      <FeaturedQuestions state={state} published={published} />
      {isChecking && (
        <Alert severity="info" role="note">
          Checking...
        </Alert>
      )}
      {/* A live region must exist before its text changes. While empty, it adds no gap. */}
      <Box aria-live="polite" sx={{ '&:empty': { position: 'absolute' } }}>
        {problems && errors.length + warnings.length === 0 && (
          <StatusAlert severity="success">No problems found.</StatusAlert>
        )}
        {errors.length > 0 && (
          <StatusAlert severity="error">
            <strong>{`${formatCount(errors.length, 'error')} to fix before publishing`}</strong>
            <Problems problems={errors} {...context} />
          </StatusAlert>
        )}
      </Box>
      {warnings.length > 0 && (
        <StatusAlert severity="warning">
          <strong>{`${formatCount(warnings.length, 'warning')} to review`}</strong>
          <Problems problems={warnings} {...context} />
        </StatusAlert>
      )}
      {known.length > 0 && (
        <Accordion>
          <AccordionSummary>
            {`${formatCount(known.length, 'warning')} already on the website`}
          </AccordionSummary>
          <AccordionDetails>
            <Problems problems={known} {...context} />
          </AccordionDetails>
        </Accordion>
      )}
    </>
  );
}
