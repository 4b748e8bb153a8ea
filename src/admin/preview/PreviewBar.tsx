import { styled } from '@mui/material/styles';
import { useAdminSelector } from '../store/hooks';
import { useLocation } from 'react-router-dom';
import { selectIsTableLoaded, selectStorageIssue } from '../storage/storageSlice';
import { selectChangeCount } from '../drafts/content/draftContentSelectors';
import { HEIGHTS } from '@/theme/tokens';

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 20px',
  minHeight: HEIGHTS.touch,
  padding: '0 16px',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  backgroundColor: theme.vars?.palette.accentFill,
  color: theme.vars?.palette.onAccent,
  '& p': { padding: '6px 0', fontWeight: 600 },
  '& span': { fontWeight: 400 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: HEIGHTS.touch,
    color: 'inherit',
    fontWeight: 600,
  },
  '& a:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
}));

/**
 * Returns whether the preview is shown in an iframe of the back office, which has its own close
 * button.
 */
const isFramed = () => window.self !== window.top;

/** Bar that identifies the page as a preview and links to the public page. */
export function PreviewBar() {
  const { pathname, search, hash } = useLocation();
  const isLost = useAdminSelector(selectStorageIssue) !== undefined;
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  const changes = useAdminSelector(selectChangeCount);
  const note = isLost
    ? 'The changes could not be loaded, so published content is shown.'
    : changes === 0 && isLoaded && 'No changes saved yet.';
  return (
    <Bar aria-label="Preview">
      <p>
        Preview of unpublished changes
        {note && <span>. {note}</span>}
      </p>
      {!isFramed() && <a href={pathname + search + hash}>Leave preview</a>}
    </Bar>
  );
}
