import { styled } from '@mui/material/styles';
import { useAdminSelector } from '../store/hooks';
import { selectPersistence } from '../drafts/draftsReducer';
import type { PersistenceState } from '../drafts/storage/persistenceSlice';
import { selectChangeCount } from '../drafts/workingCopySelectors';
import { selectHasUnsavedChanges } from '../store/formsSlice';

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
  { status, isFollowing }: PersistenceState,
  isUnsaved: boolean,
  changes: number,
): [string, Tone] {
  if (status === 'reading') return ['Loading changes...', 'busy'];
  if (isFollowing) return ['Read-only', 'warning'];
  if (status === 'memory') return ['Not saved', 'warning'];
  if (status === 'storing') return ['Saving...', 'busy'];
  if (isUnsaved) return ['Unsaved changes', 'warning'];
  return [changes === 0 ? 'Published' : 'Saved', 'fine'];
}

/** Save status of the edits, which is always visible. */
export function SaveStatus() {
  const keeping = useAdminSelector(selectPersistence);
  const changes = useAdminSelector(selectChangeCount);
  const isUnsaved = useAdminSelector(selectHasUnsavedChanges);
  const [text, tone] = stateText(keeping, isUnsaved, changes);
  return <Line data-tone={tone}>{text}</Line>;
}
