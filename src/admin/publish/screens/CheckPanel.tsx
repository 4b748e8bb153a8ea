import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { RecordChange } from '../changes/changes';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import type { Problem } from '@/domain/record/problem';
import type { PublishProblems } from '@/domain/content/check/checkPublication';
import { RADII } from '@/theme/tokens';
import { HeadedSection } from '../../layout/HeadedSection';
import { StatusAlert } from '../../layout/StatusAlert';
import { problemFile, findProblemLink } from './problems/problemLink';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 20,
  overflowWrap: 'anywhere',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    fontWeight: 600,
  },
  '& small': { fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
}));

const Known = styled('details')({
  '& > summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' },
});

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
    <List>
      {problems.map((problem) => {
        const link = findProblemLink(problem, content, changed);
        return (
          <li key={`${problem.file} ${problem.path} ${problem.message}`}>
            {problem.message} {link && <Link to={link.to}>{link.label}</Link>}{' '}
            {(problem.path === '' || !link) && <small>{problemFile(problem)}</small>}
          </li>
        );
      })}
    </List>
  );
}

// As high as the result, so that the layout does not shift when it arrives.
const Waiting = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '14px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
}));

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
        <Waiting>{context.selected.length > 0 ? 'Checking...' : 'No changes selected.'}</Waiting>
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
        <Known>
          <summary>{`${formatCount(known.length, 'warning')} already on the website`}</summary>
          <Problems problems={known} {...context} />
        </Known>
      )}
    </HeadedSection>
  );
}
