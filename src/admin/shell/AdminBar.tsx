import PublishIcon from '@mui/icons-material/CloudUploadOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { SchemeSwitch } from '@/ui/navigation/SchemeSwitch';
import { selectChangeCount } from '../drafts/content/draftContent';
import { selectStorageState, type TableStatus } from '../storage/storageSlice';
import { useAdminSelector } from '../store/hooks';
import { selectAsksBeforeClosing } from '../store/unsavedSlice';
import { toneColour } from '../theme/overrides/palette';
import { UndoButtons } from './UndoButtons';

/** On screens below 360 px, the save status has a row of its own below the buttons. */
const NARROW = '@media (max-width: 359.95px)';

type Tone = 'success' | 'info' | 'warning';

function stateText(
  storage: TableStatus['state'],
  hasUnsavedChanges: boolean,
  changes: number,
): [string, Tone] {
  if (storage === 'loading') return ['Loading changes...', 'info'];
  if (storage === 'memory') return ['Not saved', 'warning'];
  if (storage === 'storing') return ['Saving...', 'info'];
  if (hasUnsavedChanges) return ['Unsaved changes', 'warning'];
  return [changes === 0 ? 'Published' : 'Saved', 'success'];
}

const Status = styled('p')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  paddingLeft: 12,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: 1.25,
  // A long word extends into the space around the icon of the next button.
  overflowWrap: 'normal',
  [NARROW]: { order: 1, flexBasis: '100%', marginBottom: 8 },
  '& > i': {
    position: 'absolute',
    top: 'calc(50% - 4px)',
    left: -2,
    width: 8,
    height: 8,
    borderRadius: 4,
  },
}));

function SaveStatus({ changes }: { changes: number }) {
  const status = useAdminSelector(selectStorageState);
  const hasUnsavedChanges = useAdminSelector(selectAsksBeforeClosing);
  const [text, tone] = stateText(status, hasUnsavedChanges, changes);
  return (
    <Status>
      <i style={{ backgroundColor: toneColour(tone) }} />
      {text}
    </Status>
  );
}

export const AdminBar = memo(function AdminBar(props: { onOpenMenu: (isOpen: true) => void }) {
  const changes = useAdminSelector(selectChangeCount);
  return (
    <AppBar position="sticky">
      <Toolbar sx={{ [NARROW]: { flexWrap: 'wrap' } }}>
        <Box sx={{ display: { md: 'none' }, [NARROW]: { mr: 'auto' } }}>
          <IconButton
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => props.onOpenMenu(true)}
          >
            <MenuIcon />
          </IconButton>
        </Box>
        <SaveStatus changes={changes} />
        <UndoButtons />
        <Button
          component={Link}
          to={PUBLISH_PATH}
          variant={changes > 0 ? 'contained' : 'text'}
          color={changes > 0 ? 'primary' : 'inherit'}
          aria-label={changes > 0 ? `Publish (${changes})` : 'Publish'}
          sx={{ gap: { xs: 0.5, sm: 1 }, minWidth: 44, px: { xs: 0.75, sm: 2 }, mx: { sm: 1 } }}
        >
          <PublishIcon fontSize="small" />
          {/* On a phone, only the number is shown. */}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Publish
          </Box>
          {changes > 0 && <span translate="no">{`(${changes})`}</span>}
        </Button>
        <SchemeSwitch />
      </Toolbar>
    </AppBar>
  );
});
