import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { selectKeeping } from '@/api/drafts/draftsReducer';
import type { KeepingState } from '@/api/drafts/keepingSlice';
import { selectChangeCount } from '@/api/drafts/workingCopySelectors';
import { useHasUnsaved } from '@/features/admin/common/unsaved';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: 999,
    backgroundColor: theme.vars?.palette.success.main,
  },
  '&[data-tone="warning"]::before': { backgroundColor: theme.vars?.palette.warning.main },
  '&[data-tone="busy"]::before': { backgroundColor: theme.vars?.palette.info.main },
}));

type Tone = 'fine' | 'busy' | 'warning';

function stateText(
  { status, isFollowing }: KeepingState,
  isUnsaved: boolean,
  changes: number,
): [string, Tone] {
  if (status === 'reading') return ['Reading your changes...', 'busy'];
  if (isFollowing) return ['Read only', 'warning'];
  if (status === 'memory') return ['Not stored', 'warning'];
  if (status === 'storing') return ['Storing...', 'busy'];
  if (isUnsaved) return ['Not saved yet', 'warning'];
  return [changes === 0 ? 'Published' : 'Saved', 'fine'];
}

/** How it stands with the edits, always in sight (look.md, Back office). */
export function SavingState() {
  const keeping = useSelector(selectKeeping);
  const changes = useSelector(selectChangeCount);
  const isUnsaved = useHasUnsaved();
  const [text, tone] = stateText(keeping, isUnsaved, changes);
  return <Line data-tone={tone}>{text}</Line>;
}
