import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { useAdminSelector } from '../store/hooks';
import { selectPersistence } from '../drafts/state/draftsReducer';
import type { PersistenceState } from '../drafts/state/statusSlice';
import { selectChangeCount } from '../drafts/content/workingCopySelectors';
import { selectHasUnsavedChanges } from '../store/formsSlice';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  [theme.breakpoints.up('sm')]: { gap: 8, fontSize: '0.875rem' },
  color: theme.vars?.palette.text.secondary,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: RADII.pill,
    backgroundColor: theme.vars?.palette.success.main,
  },
  '&[data-tone="warning"]::before': { backgroundColor: theme.vars?.palette.warning.main },
  '&[data-tone="busy"]::before': { backgroundColor: theme.vars?.palette.info.main },
}));

type Tone = 'success' | 'busy' | 'warning';

function stateText(
  { storage, isLockedByOtherTab }: PersistenceState,
  hasUnsavedChanges: boolean,
  changes: number,
): [string, Tone] {
  if (storage === 'loading') return ['Loading changes...', 'busy'];
  if (isLockedByOtherTab) return ['Read-only', 'warning'];
  if (storage === 'memory-only') return ['Not saved', 'warning'];
  if (storage === 'storing') return ['Saving...', 'busy'];
  if (hasUnsavedChanges) return ['Unsaved changes', 'warning'];
  return [changes === 0 ? 'Published' : 'Saved', 'success'];
}

/** Save status of the edits, which is always visible. */
export function SaveStatus() {
  const status = useAdminSelector(selectPersistence);
  const changes = useAdminSelector(selectChangeCount);
  const hasUnsavedChanges = useAdminSelector(selectHasUnsavedChanges);
  const [text, tone] = stateText(status, hasUnsavedChanges, changes);
  return <Line data-tone={tone}>{text}</Line>;
}
