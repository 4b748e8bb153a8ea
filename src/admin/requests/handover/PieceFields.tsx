import AddIcon from '@mui/icons-material/AddAPhotoOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useMemo, useEffect, useState } from 'react';
import { partOf } from '@/domain/rental/handover';
import { INVALID_AMOUNT, moneyInput, parseMoney } from '@/domain/rental/money';
import type { ChecklistPiece, PieceState, RentalRequest, Unit } from '@/domain/rental/schema';
import { unitSlots, withUnitPieces } from '@/domain/rental/units/chosenUnits';
import { unitText } from '@/domain/rental/units/codes';
import type { ScanOffer } from '@/domain/rental/units/scan';
import { formatCount } from '@/domain/text/formatNumber';
import { FileButton } from '../../forms/FileButton';
import { encodePicture, TooManyPixelsError } from '../../forms/pictures/importPicture';
import { usePendingPicture } from '../../forms/unsavedInput';
import { focusNeighbour } from '../../layout/order/useMoveFocus';
import { useBusy } from '../../layout/useBusy';
import { useRestoreFocus } from '../../layout/useRestoreFocus';
import { TrimmedField } from '../fields/ParsedField';
import { ResponsiveGrid } from '../fields/ResponsiveGrid';
import { savePhoto, photoUrl } from '../storage/photoStore';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectHasUnits, selectUnitIndex } from '../store/unitSelectors';
import { findPhoto, type PhotoProblem } from '../sync/copyPhotos';
import { useCopyState } from '../sync/copyState';
import { acceptOffer, scanToPack } from './handoverThunks';

/** What is entered about a piece. */
export interface PieceInput extends Pick<ChecklistPiece, 'state' | 'note'> {
  /** As it is typed. */
  charge: string;
  /** See `partOf`. */
  part: string;
}

const STATES: readonly [Exclude<PieceState, ''>, string][] = [
  ['returned', 'Returned'],
  ['missing', 'Missing'],
  ['damaged', 'Damaged'],
];

/** Returns the stored state of a piece as input. */
export const inputOf = (piece: ChecklistPiece): PieceInput => ({
  state: piece.state,
  note: piece.note,
  charge: piece.charge > 0 ? moneyInput(piece.charge) : '',
  part: partOf(piece),
});

/** Returns the charge that was typed; undefined if it is no amount. */
export const chargeOf = ({ charge }: PieceInput) => (charge.trim() === '' ? 0 : parseMoney(charge));

/** Returns the input of each piece. That of a piece which was removed because it existed twice is the other one's. */
export function inputsOf(
  checklist: readonly ChecklistPiece[],
  typed: Readonly<Record<string, PieceInput>>,
): Record<string, PieceInput> {
  const ids = new Set(checklist.map(({ id }) => id));
  const removed = Object.entries(typed).filter(([id]) => !ids.has(id));
  const byPart = new Map(removed.map(([, input]) => [input.part, input]));
  return Object.fromEntries(
    checklist.flatMap((piece) => {
      const input = typed[piece.id] ?? (byPart.size > 0 ? byPart.get(partOf(piece)) : undefined);
      return input ? [[piece.id, input]] : [];
    }),
  );
}

/** All three are in one line of a phone, each label next to its own button. */
const CHOICE = { minHeight: 48, mr: 0, '& > :last-child': { ml: { xs: -0.75, sm: 0 } } };

interface PieceFieldsProps {
  id: string;
  name: string;
  input: PieceInput;
  onChange: (id: string, fields: Partial<PieceInput>) => void;
  /** Photos of its damage. */
  children?: ReactNode;
}

/** Whether a piece came back, with a note and a charge if it did not, or not whole. */
export function PieceFields({ id, name, input, onChange, children }: PieceFieldsProps) {
  const isInvalid = chargeOf(input) === undefined;
  return (
    <FormControl>
      <FormLabel id={`${id}-name`} component="span" translate="no">
        {name}
      </FormLabel>
      <RadioGroup
        row
        sx={{ columnGap: 2 }}
        aria-labelledby={`${id}-name`}
        value={input.state}
        onChange={({ target }) => onChange(id, { state: target.value as PieceState })}
      >
        {STATES.map(([state, label]) => (
          <FormControlLabel
            key={state}
            value={state}
            label={label}
            control={<Radio />}
            sx={CHOICE}
          />
        ))}
      </RadioGroup>
      {(input.state === 'missing' || input.state === 'damaged') && (
        <ResponsiveGrid minWidth={120}>
          <TrimmedField
            label="Note"
            value={input.note}
            onChange={(note) => onChange(id, { note })}
          />
          <TextField
            label="Charge"
            value={input.charge}
            error={isInvalid}
            helperText={isInvalid ? INVALID_AMOUNT : 'Becomes a line of the request'}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            onChange={({ target }) => onChange(id, { charge: target.value })}
          />
        </ResponsiveGrid>
      )}
      {children}
    </FormControl>
  );
}

/** Returns a request with a piece for each unit, and those for which units can be chosen. */
export function useUnitPieces(request: RentalRequest) {
  const hasUnits = useRequestsSelector(selectHasUnits);
  return useMemo(() => {
    const listed = withUnitPieces(request, hasUnits);
    const slots = unitSlots(listed, hasUnits);
    const open = slots.filter(({ piece }) => piece.unitId === '').length;
    return { listed, slots, openText: open > 0 ? `${formatCount(open, 'unit')} open` : '' };
  }, [request, hasUnits]);
}

/** Returns a function that returns the code and the serial number of the unit of a piece, '' without one. */
export function useUnitText(): (unitId: string) => string {
  const { byId } = useRequestsSelector(selectUnitIndex);
  return (unitId) => unitText(byId.get(unitId));
}

/** Returns the props of the scan field of a request that is packed or handed over. */
export function useScanToPack(reference: string) {
  const dispatch = useRequestsDispatch();
  return {
    onScan: useCallback(
      (typed: string | Unit) => dispatch(scanToPack(reference, typed)),
      [dispatch, reference],
    ),
    onAccept: (offer: ScanOffer) => dispatch(acceptOffer(reference, offer)),
  };
}

/** Maximum number of photos of a request. */
const MAX_PHOTOS = 12;
/** Maximum size of a stored photo in bytes: 400 KB. */
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

/**
 * Stores photos one after the other.
 * @param onStored called with the ID of each photo as soon as it is stored
 * @returns why others were not stored
 */
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

/** Why a photo or a signature is not shown, and what to do. */
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
