import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Content } from '@/domain/content/content';
import { FEATURED_KINDS, FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Problem } from '@/domain/record/problem';
import { formatCount } from '@/domain/text/formatNumber';
import { withDrafts, selectDraftContent } from '../../drafts/content/draftContent';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { StatusAlert } from '../../layout/StatusAlert';
import { FeaturedLimit } from '../../resources/records/FeaturedLimit';
import { useAdminSelector } from '../../store/hooks';
import type { RecordChange } from '../changes/changes';
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

/** Asks which records to unfeature if all changes together would exceed a limit. */
function FeaturedQuestions({ base }: { base: Content }) {
  const drafts = useAdminSelector(selectDrafts);
  const draftContent = useMemo(() => withDrafts(base, drafts), [base, drafts]);
  return FEATURED_KINDS.map((kind) => (
    <FeaturedLimit
      key={kind}
      name={kind}
      limit={FEATURED_LIMITS[kind]}
      records={draftContent[kind]}
    />
  ));
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
      <FeaturedQuestions base={status?.base?.content ?? published} />
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
