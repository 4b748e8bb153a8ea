import PublishIcon from '@mui/icons-material/CloudUploadOutlined';
import { styled } from '@mui/material/styles';
import { useAdminSelector } from '../store/hooks';
import { Link } from 'react-router-dom';
import { selectChangeCount } from '../drafts/content/workingCopySelectors';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { RADII } from '@/theme/tokens';

const PublishAnchor = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 10px',
  borderRadius: RADII.pill,
  color: theme.vars?.palette.text.primary,
  fontWeight: 600,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[data-count]': {
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
  [theme.breakpoints.up('sm')]: { padding: '0 16px', margin: '0 8px' },
  [theme.breakpoints.down('sm')]: { '& > span': { display: 'none' } },
}));

/**
 * Link to the publish page with the number of unpublished changes. On a phone, only the number is
 * shown.
 */
export function PublishLink() {
  const count = useAdminSelector(selectChangeCount);
  const name = count > 0 ? `Publish (${count})` : 'Publish';
  return (
    <PublishAnchor to={PUBLISH_PATH} aria-label={name} data-count={count > 0 ? count : undefined}>
      <PublishIcon fontSize="small" />
      <span>Publish</span>
      {count > 0 && <b>{`(${count})`}</b>}
    </PublishAnchor>
  );
}
