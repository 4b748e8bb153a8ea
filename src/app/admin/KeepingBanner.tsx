import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import { selectKeeping } from '@/api/drafts/draftsReducer';
import { forgetStoredMark } from '@/api/drafts/draftStorage';
import { lossDismissed, type KeepingState, type Loss } from '@/api/drafts/keepingSlice';
import { editHere } from '@/api/drafts/tabLock';
import { Banner } from '@/ui/Banner';

const TROUBLES: Record<NonNullable<KeepingState['trouble']>, string> = {
  denied:
    'This browser does not let us store your changes. They last until you close this page: publish them before you go.',
  full: 'This device has no room left to store your changes. They last until you close this page: publish them, or free some space.',
  unreadable:
    'The unpublished changes of this browser could not be read. We kept a copy and started anew.',
  newer:
    'The unpublished changes of this browser were saved by a newer version of this site. Reload the page to use them; changes made now are not stored.',
};

const LOSSES: Record<Loss, string> = {
  drafts:
    'Your unpublished changes are gone: this browser has cleared its storage. What is published is unharmed.',
  part: 'Part of your unpublished changes could not be read. We kept a copy and show the rest.',
  pictures:
    'Some pictures of your unpublished changes are gone from this browser. Add them again before you publish.',
};

/** Says how the drafts are kept, where that is not as it should be. */
export function KeepingBanner() {
  const { trouble, isFollowing, losses } = useSelector(selectKeeping);
  const dispatch = useDispatch();
  return (
    <>
      {losses.map((loss) => (
        <Banner key={loss} tone="warning">
          <span>{LOSSES[loss]}</span>
          <Button
            variant="outlined"
            onClick={() => {
              if (loss === 'drafts') forgetStoredMark();
              dispatch(lossDismissed(loss));
            }}
          >
            Dismiss
          </Button>
        </Banner>
      ))}
      {trouble && <Banner tone="warning">{TROUBLES[trouble]}</Banner>}
      {isFollowing && (
        <Banner tone="warning">
          <span>
            Another tab of this browser is editing. This one shows its changes as they are made.
          </span>
          <Button variant="outlined" onClick={() => dispatch(editHere() as never)}>
            Edit here instead
          </Button>
        </Banner>
      )}
    </>
  );
}
