import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Problem } from '@/domain/record/problem';
import { noticeShown } from '@/features/notices';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectUnreadable } from '../../drafts/content/workingCopySelectors';
import { HeadedSection } from '../../layout/HeadedSection';
import { StackedList } from '../../layout/StackedList';

const COPIED = 'Details copied. Send them to the person who maintains your website.';
const NOT_COPIED =
  'This browser does not allow copying. Select the text and copy it, or send a picture of it.';

const placeOf = ({ file, path }: Problem) => `public/data/${file}, ${path}`;

/** The parts of the content that cannot be read, with what to do about them. */
export function NeedsAttention() {
  const problems = useAdminSelector(selectUnreadable);
  const dispatch = useAdminDispatch();
  const copy = async () => {
    const lines = problems.map((problem) => `${placeOf(problem)}: ${problem.message}`);
    const isCopied = await navigator.clipboard
      .writeText(lines.join('\n'))
      .then(() => true)
      .catch(() => false);
    const message = isCopied ? COPIED : NOT_COPIED;
    dispatch(noticeShown({ message, type: isCopied ? 'success' : 'warning' }));
  };
  if (problems.length === 0) return null;
  return (
    <HeadedSection title={`Needs attention (${problems.length})`}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        These parts of the content are damaged, so visitors do not see them. They stay as they are
        when you publish other changes. To correct them, copy the details and send them to the
        person who maintains your website.
      </Typography>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => void copy()}>
        Copy details
      </Button>
      <StackedList sx={{ overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
          <li key={placeOf(problem)}>
            <strong>{placeOf(problem)}</strong>
            <div>{problem.message}</div>
          </li>
        ))}
      </StackedList>
    </HeadedSection>
  );
}
