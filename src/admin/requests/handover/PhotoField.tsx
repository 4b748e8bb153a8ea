import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import AddIcon from '@mui/icons-material/AddAPhotoOutlined';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePendingPicture } from '../../forms/unsavedInput';
import { FileButton } from '../../forms/FileButton';
import { useBusy } from '../../layout/useBusy';
import { useRestoreFocus } from '../../layout/useRestoreFocus';
import { focusNeighbour } from '../../layout/order/focusNeighbour';
import { addPhotos, MAX_PHOTOS } from './photos';
import { PHOTO_PROBLEMS, usePhoto } from './usePhoto';

/** A stored photo, and a link to look at it in full size. */
function Photo({ id, label }: { id: string; label: string }) {
  const { url, problem } = usePhoto(id);
  if (problem) return <Typography>{PHOTO_PROBLEMS[problem]('photo')}</Typography>;
  return (
    url && (
      <a href={url} target="_blank" rel="noopener">
        <img
          src={url}
          alt={label}
          loading="lazy"
          style={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
        />
      </a>
    )
  );
}

interface PhotoFieldProps {
  /** The name of the damaged piece that they show. */
  pieceName?: string;
  photoIds: readonly string[];
  /** Maximum number of photos. */
  max?: number;
  /** Changes the IDs as they are stored then. */
  onChange: (idsOf: (ids: readonly string[]) => string[]) => void;
}

/** Photos of the condition. Each is stored as soon as it was taken. They can be removed while others are being added. */
export function PhotoField(props: PhotoFieldProps) {
  const { pieceName, photoIds, max = MAX_PHOTOS, onChange: change } = props;
  const { isBusy, run } = useBusy();
  const [problems, setProblems] = useState<readonly string[]>([]);
  usePendingPicture(isBusy);
  useRestoreFocus(isBusy);
  const suffix = pieceName === undefined ? '' : ` of ${pieceName}`;
  const left = max - photoIds.length;
  const handleFiles = async (files: File[]) => {
    const over = files.length - left;
    const note = `At most ${max} photos are kept here. ${over} were not added.`;
    await run(async () => {
      const added = await addPhotos(files.slice(0, left), (id) => change((ids) => [...ids, id]));
      setProblems(over > 0 ? [...added, note] : added);
    });
  };
  return (
    <Stack spacing={1.5}>
      {photoIds.length > 0 && (
        <ImageList cols={3} gap={8} sx={{ m: 0 }}>
          {photoIds.map((id, index) => (
            <ImageListItem key={id}>
              <Photo id={id} label={`Photo ${index + 1} of ${photoIds.length}${suffix}`} />
              <ImageListItemBar
                // On a phone, a bar would cover most of the photo.
                sx={{ background: 'none', pointerEvents: 'none' }}
                actionIcon={
                  <IconButton
                    aria-label={`Remove photo ${index + 1}${suffix}`}
                    sx={{
                      m: 0.5,
                      pointerEvents: 'auto',
                      color: 'common.white',
                      bgcolor: 'rgb(0 0 0 / 0.65)',
                      '&:hover': { bgcolor: 'rgb(0 0 0 / 0.85)' },
                    }}
                    onClick={({ currentTarget }) => {
                      focusNeighbour(currentTarget.closest('li'));
                      change((ids) => ids.filter((one) => one !== id));
                    }}
                  >
                    <DeleteIcon />
                  </IconButton>
                }
              />
            </ImageListItem>
          ))}
        </ImageList>
      )}
      <FileButton
        startIcon={<AddIcon />}
        disabled={isBusy || left <= 0}
        aria-label={suffix && !isBusy ? `Add photo${suffix}` : undefined}
        sx={{ alignSelf: 'start' }}
        field={{ accept: 'image/*', multiple: true, 'aria-label': `Photo files${suffix}` }}
        onFiles={(files) => void handleFiles(files)}
      >
        {isBusy ? 'Adding photo...' : 'Add photo'}
      </FileButton>
      <Typography color="textSecondary">
        {left > 0
          ? `${photoIds.length} of ${max} photos. They are made small and keep no location.`
          : `${max} of ${max} photos. Remove one to add another.`}
      </Typography>
      <div role="alert">
        {problems.map((problem) => (
          <Typography key={problem} color="error">
            {problem}
          </Typography>
        ))}
      </div>
    </Stack>
  );
}
