import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { RecordChange } from '../changes/changes';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import type { Problem } from '@/domain/record/problem';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { HeadedSection } from '../../layout/HeadedSection';
import { StatusAlert } from '../../layout/StatusAlert';
import { problemFile, findProblemLink } from './problemLink';

interface ProblemsProps {
  problems: readonly Problem[];
  /** The working copy. */
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

const NONE: PublishProblems = { errors: [], warnings: [], known: [] };

interface CheckPanelProps extends Omit<ProblemsProps, 'problems'> {
  /** Undefined while the check runs, or if nothing is selected. */
  problems: PublishProblems | undefined;
}

/** The problems of the selected changes: errors prevent publishing, warnings do not. */
export function CheckPanel({ problems, ...context }: CheckPanelProps) {
  const { errors, warnings, known } = problems ?? NONE;
  const isValid = problems && errors.length + warnings.length === 0;
  return (
    <HeadedSection title="Check before publishing">
      {!problems && (
        <Alert severity="info" role="note">
          {context.selected.length > 0 ? 'Checking...' : 'No changes selected.'}
        </Alert>
      )}
      <div aria-live="polite">
        {isValid && <StatusAlert severity="success">No problems found.</StatusAlert>}
        {errors.length > 0 && (
          <StatusAlert severity="error">
            <strong>{`${formatCount(errors.length, 'error')} to fix before publishing`}</strong>
            <Problems problems={errors} {...context} />
          </StatusAlert>
        )}
      </div>
      {warnings.length > 0 && (
        <StatusAlert severity="warning">
          <strong>{`${formatCount(warnings.length, 'warning')} to review`}</strong>
          <Problems problems={warnings} {...context} />
        </StatusAlert>
      )}
      {known.length > 0 && (
        <Accordion sx={{ mt: 1.5 }}>
          <AccordionSummary>
            {`${formatCount(known.length, 'warning')} already on the website`}
          </AccordionSummary>
          <AccordionDetails>
            <Problems problems={known} {...context} />
          </AccordionDetails>
        </Accordion>
      )}
    </HeadedSection>
  );
}
