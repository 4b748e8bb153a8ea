import AddIcon from '@mui/icons-material/AddAPhotoOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FileButton } from '../../forms/FileButton';
import { encodePicture, TooManyPixelsError } from '../../forms/pictures/importPicture';
import { usePendingPicture } from '../../forms/unsavedInput';
import { focusNeighbour } from '../../layout/order/useMoveFocus';
import { useBusy } from '../../layout/useBusy';
import { useRestoreFocus } from '../../layout/useRestoreFocus';
import { savePhoto, photoUrl } from '../storage/photoStore';
import { findPhoto, type PhotoProblem } from '../sync/copyPhotos';
import { useCopyState } from '../sync/copyState';

const MAX_PHOTOS = 12;
const MAX_BYTES = 400_000;
/** Longest sides in pixels that are tried until a photo is small enough. */
const SIDES = [1600, 1280, 1024, 800, 640, 480];

/** Re-encodes a photo, without its location and other data, so that it is at most 400 KB. @throws if it cannot be read */
async function encodePhoto(file: Blob): Promise<Blob> {
  let photo = file;
  for (const side of SIDES) {
    photo = await encodePicture(file, undefined, side);
    if (photo.size <= MAX_BYTES) break;
  }
  return photo;
}

const STORAGE_TEXTS = {
  full: 'Storage on this device is full. The photo was not stored. Nothing else was lost. Delete files on this device, then add it again.',
  denied: 'This browser blocks storage. The photo was not stored.',
};

/** @param onStored called as soon as a photo is stored @returns why others were not stored */
async function addPhotos(files: Iterable<File>, onStored: (id: string) => void): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    try {
      const saved = await savePhoto(await encodePhoto(file));
      if ('id' in saved) onStored(saved.id);
      else problems.push(STORAGE_TEXTS[saved.issue]);
    } catch (error) {
      problems.push(
        error instanceof TooManyPixelsError
          ? `${file.name} has too many pixels. Take the photo with a lower resolution.`
          : `${file.name} could not be read. It may be damaged, or no photo.`,
      );
    }
  }
  return [...new Set(problems)];
}

export const PHOTO_PROBLEMS: Record<PhotoProblem, (noun: 'photo' | 'signature') => string> = {
  elsewhere: (noun) =>
    `This ${noun} is not in this browser. Look at it on the device that took it.`,
  missing: (noun) =>
    `This ${noun} is not in the copy yet. Open the back office on the device that took it.`,
  damaged: (noun) => `This ${noun} is damaged in the copy. Look at it on the device that took it.`,
  failed: (noun) =>
    `This ${noun} could not be loaded from the copy. Check the connection, then open this page again.`,
};

/** Returns the URL of a stored photo, or why it cannot be shown. Neither of them without an ID. */
export function usePhoto(id: string) {
  const [photo, setPhoto] = useState<{
    url?: string | undefined;
    problem?: PhotoProblem | undefined;
  }>({});
  const savedAt = useCopyState().status?.savedAt ?? '';
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const problem = id === '' ? undefined : await findPhoto(id);
      const url = await photoUrl(id);
      if (isShown) setPhoto({ url, problem });
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [id, savedAt]);
  return photo;
}

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
  pieceName?: string;
  photoIds: readonly string[];
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
