import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { Link } from 'react-router-dom';
import { MAX_BACKUPS } from '../drafts/backups/backups';
import { selectPersistence } from '../drafts/draftsReducer';
import { forgetStoredMark } from '../drafts/storage/draftStorage';
import {
  dataLossDismissed,
  type CopyKey,
  type PersistenceState,
  type DataLoss,
} from '../drafts/storage/persistenceSlice';
import { takeOverEditing, editHereAnyway } from '../drafts/storage/editLock';
import type { StorageFailure } from '@/api/storage/storageFailure';
import { BACKUPS_PATH } from '@/domain/links/adminPaths';
import { Banner } from '@/ui/feedback/Banner';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const TROUBLES: Record<NonNullable<PersistenceState['trouble']>, string> = {
  denied:
    'This browser does not let us store your changes. They last until you close this page: publish them before you go.',
  full: 'This device has no room left to store your changes. They last until you close this page: publish them, or free some space.',
  unreadable:
    'The unpublished changes of this browser could not be read. We kept a copy and started anew.',
  newer:
    'The unpublished changes of this browser were saved by a newer version of this site. Reload the page to use them; changes made now are not stored.',
  crowded: `The unpublished changes of this browser are damaged, and ${MAX_BACKUPS} backups of damaged changes are kept already. Delete a backup, then save again. Until then your changes last until you close this page.`,
};

const LOSSES: Record<DataLoss, string> = {
  drafts:
    'Your unpublished changes are gone: this browser has cleared its storage. What is published is unharmed.',
  part: 'Part of your unpublished changes could not be read. We kept a copy and show the rest.',
  pictures:
    'Some pictures of your unpublished changes are gone from this browser. Add them again before you publish.',
};

const COPY_NAMES: Record<CopyKey, string> = {
  siteSettings: 'the site settings (siteSettings)',
  homePageData: 'the home page (homePageData)',
  aboutPageData: 'the about page (aboutPageData)',
};

function oldCopiesText(copies: PersistenceState['oldCopies']): string | undefined {
  const failures = Object.entries(copies) as [CopyKey, StorageFailure][];
  const [first] = failures;
  if (!first) return undefined;
  const names = failures.map(([key]) => COPY_NAMES[key]).join(', ');
  const reason = first[1] === 'full' ? 'has no room left to store' : 'does not let us store';
  return `Your unpublished changes are stored. This browser ${reason} their copies for other programs: ${names}. The copies show an earlier state.`;
}

/** Messages for a tab that cannot edit, by the state of taking over editing. */
const FOLLOWING = {
  none: 'Another tab of this browser is editing. This one shows its changes as they are made.',
  asked: 'Another tab of this browser is editing. Waiting until it has stored its changes...',
  unanswered:
    'The other tab does not respond, so its last changes may not be stored yet. Look after that tab, then try again. If you edit here anyway, changes it has not stored are not here.',
  unstored:
    'The other tab has changes that it could not store. Publish or store them there, then try again. If you edit here anyway, those changes are not here.',
} as const;

/** Link to the backups of drafts that could not be read. */
function ShowBackups() {
  return (
    <Button component={Link} to={BACKUPS_PATH} variant="outlined">
      Show backups
    </Button>
  );
}

function FollowingBanner({ takeover = 'none' }: { takeover?: keyof typeof FOLLOWING }) {
  const dispatch = useAdminDispatch();
  const isStuck = takeover === 'unanswered' || takeover === 'unstored';
  return (
    <Banner tone="warning">
      <span>{FOLLOWING[takeover]}</span>
      <Buttons>
        <Button variant="outlined" onClick={() => dispatch(takeOverEditing())}>
          {isStuck ? 'Try again' : 'Edit here instead'}
        </Button>
        {isStuck && (
          <Button variant="outlined" onClick={() => dispatch(editHereAnyway())}>
            Edit here anyway
          </Button>
        )}
      </Buttons>
    </Banner>
  );
}

/** Reports problems with the storage of the drafts. */
export function DraftStorageBanner() {
  const { trouble, status, isFollowing, takeover, losses, oldCopies } =
    useAdminSelector(selectPersistence);
  const dispatch = useAdminDispatch();
  // If the drafts are not stored either, that message takes precedence.
  const copies = status !== 'memory' ? oldCopiesText(oldCopies) : undefined;
  return (
    <>
      {losses.map((loss) => (
        <Banner key={loss} tone="warning">
          <span>{LOSSES[loss]}</span>
          <Buttons>
            {loss === 'part' && <ShowBackups />}
            <Button
              variant="outlined"
              onClick={() => {
                if (loss === 'drafts') forgetStoredMark();
                dispatch(dataLossDismissed(loss));
              }}
            >
              Dismiss
            </Button>
          </Buttons>
        </Banner>
      ))}
      {trouble && (
        <Banner tone="warning">
          <span>{TROUBLES[trouble]}</span>
          {(trouble === 'unreadable' || trouble === 'crowded') && <ShowBackups />}
        </Banner>
      )}
      {copies && <Banner tone="warning">{copies}</Banner>}
      {isFollowing && <FollowingBanner takeover={takeover} />}
    </>
  );
}
