import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { useLayoutEffect, useRef, useState, useId } from 'react';
import { withIds } from '@/domain/text/ids';
import { CardGrid } from '@/ui/layout/Boxes';
import { DashedButton, TooltipButton } from '../../layout/TooltipButton';
import { MoveButtons, type MovableItem } from '../../layout/order/MoveButtons';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { DraftPicture } from './DraftPicture';
import {
  PictureRejectedError,
  storePicture,
  importPicture,
  type ImportedPicture,
  type ImportOptions,
} from './importPicture';
import { PictureFieldFrame, usePictureDrop } from './PictureFieldFrame';
import type { PictureRules } from './pictureRules';
import { usePictureTask } from './usePictureTask';

interface GalleryValue {
  value: readonly string[];
  onChange: (refs: string[]) => void;
  rules: PictureRules;
  max: number;
  countText: string;
}

interface QueuedFile extends Pick<ImportOptions, 'isToFit'> {
  file: File;
}

/**
 * One after another. Imported files stay, each rejection is reported, and files can join the queue meanwhile. `onImported`
 * returns whether the picture is a new one.
 */
async function importAll(
  queue: QueuedFile[],
  rules: PictureRules,
  tools: ImportOptions,
  onImported: (imported: ImportedPicture) => boolean,
): Promise<ImportedPicture | void> {
  const rejections: PictureRejectedError[] = [];
  let last: ImportedPicture | undefined;
  // Files are processed one at a time, because opening each may need a lot of memory.
  const importNext = async (): Promise<void> => {
    const [next] = queue;
    if (!next) return;
    try {
      const { file, isToFit } = next;
      const imported = await importPicture(file, rules, { ...tools, isToFit });
      if (!onImported(imported))
        rejections.push(new PictureRejectedError(`${file.name} is already here.`));
      // Keep a note about one picture when the next one has none.
      last = last?.note && !imported.note ? last : imported;
    } catch (error) {
      if (!(error instanceof PictureRejectedError)) throw error;
      rejections.push(error);
    }
    tools.signal.throwIfAborted();
    queue.shift();
    await importNext();
  };
  await importNext();
  if (rejections.length > 0)
    throw new PictureRejectedError(
      rejections.map(({ message }) => message).join('\n'),
      rejections.flatMap(({ fitting }) => fitting),
    );
  return last;
}

/** Uploads again, one after another. `onStored` gets each picture as it was and as it is now. */
async function uploadAll(
  [picture, ...others]: readonly ImportedPicture[],
  tools: ImportOptions,
  onStored: (former: ImportedPicture, imported: ImportedPicture) => void,
): Promise<ImportedPicture | undefined> {
  if (!picture) return undefined;
  const imported = await storePicture(picture.blob, tools);
  onStored(picture, imported);
  const last = await uploadAll(others, tools, onStored);
  return last && !imported.note ? last : imported;
}

function useGallery({ value, onChange, rules, max, countText }: GalleryValue) {
  const { work, run, reject, cancel } = usePictureTask();
  const [failed, setFailed] = useState<readonly ImportedPicture[]>([]);
  const waiting = failed.filter(({ ref }) => value.includes(ref));
  const queue = useRef<QueuedFile[]>([]);
  /** The newest pictures, also for a file that finishes before the next render. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = (imported: ImportedPicture) => {
    const { ref, isUploadPending } = imported;
    if (isUploadPending)
      setFailed((pictures) => [...pictures.filter((picture) => picture.ref !== ref), imported]);
    const isNew = !latest.current.includes(ref);
    if (isNew) change([...latest.current, ref]);
    return isNew;
  };
  const replace = (former: ImportedPicture, imported: ImportedPicture) => {
    change(latest.current.map((ref) => (ref === former.ref ? imported.ref : ref)));
    const next = imported.isUploadPending ? [imported] : [];
    setFailed((pictures) => [...pictures.filter((picture) => picture !== former), ...next]);
  };
  const put = (files: QueuedFile[]) => {
    const isUnderway = queue.current.length > 0;
    if (latest.current.length + queue.current.length + files.length > max) reject(countText);
    else if (isUnderway) queue.current.push(...files);
    else {
      queue.current = files;
      void run((tools) => importAll(files, rules, tools, add)).finally(() => files.splice(0));
    }
  };
  return {
    work: { ...work, pendingUpload: work.step ? null : (waiting[0] ?? null) },
    change,
    take: (files: readonly File[]) => put(files.map((file) => ({ file }))),
    fit: () => put(work.fitting.map((file) => ({ file, isToFit: true }))),
    cancel() {
      // A new array, so that files added later do not join the cancelled ones.
      queue.current = [];
      cancel();
    },
    uploadAgain() {
      void run((tools) => uploadAll(waiting, tools, replace));
    },
  };
}

interface GalleryFieldProps extends GalleryValue {
  /** Name in the form, by which a URL can refer to the field. */
  name?: string;
  label: string;
  ratio: readonly [number, number];
  hint?: string;
  error?: string;
  isDisabled?: boolean;
}

interface GalleryItemProps
  extends Pick<GalleryFieldProps, 'label' | 'ratio'>, Omit<MovableItem, 'name'> {
  src: string;
  onRemove: () => void;
}

function GalleryItem({ label, ratio, src, onRemove, ...item }: GalleryItemProps) {
  const { index, count, isDisabled } = item;
  const name = `image ${index + 1}`;
  return (
    <Card component="li">
      <DraftPicture src={src} alt={`${label}, ${name}`} ratio={ratio} sizes="240px" />
      <CardActions sx={{ gap: 0, p: 0.5, '& > :last-child': { ml: 'auto' } }}>
        {count > 1 && <MoveButtons {...item} name={name} kind="images" />}
        <TooltipButton label={`Remove ${name}`} disabled={isDisabled} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </TooltipButton>
      </CardActions>
    </Card>
  );
}

export function GalleryField(props: GalleryFieldProps) {
  const { label, value, rules, max, ratio, isDisabled = false } = props;
  const id = useId();
  const { work, change, fit, take, cancel, uploadAgain } = useGallery(props);
  const drop = usePictureDrop({
    types: rules.types,
    isMultiple: true,
    isDisabled,
    onFiles: take,
  });
  const willMove = useMoveFocus(drop.rootRef, JSON.stringify(value));
  const images = withIds(
    value.map((src) => ({ id: src, src })),
    'image-',
  );
  const handleMove = (from: number, to: number, mark: string) => {
    willMove(mark);
    change(value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1)));
  };
  return (
    <PictureFieldFrame
      id={id}
      name={props.name}
      label={label}
      isRequired={false}
      hint={props.hint}
      error={props.error}
      work={work}
      onCancel={cancel}
      onFit={fit}
      onUploadAgain={uploadAgain}
      drop={drop}
      data-invalid={props.error ? '' : undefined}
    >
      {value.length > 0 && (
        <CardGrid columns={[2, 3, 4]} aria-label={`${label}: ${value.length} of ${max}`}>
          {images.map(({ id: imageId, src }, index) => (
            <GalleryItem
              key={imageId}
              {...{ label, ratio, src, index, isDisabled }}
              id={imageId}
              count={value.length}
              onMove={(_id, to, part) => handleMove(index, to, focusMark(imageId, part))}
              onRemove={() => change(value.toSpliced(index, 1))}
            />
          ))}
        </CardGrid>
      )}
      <DashedButton
        disabled={isDisabled || value.length >= max}
        aria-describedby={`${id}-label ${id}-note`}
        onClick={drop.open}
      >
        <AddPhotoIcon />
        <span>Add images</span>
        <small>
          {value.length} of {max}, or drop them here
        </small>
      </DashedButton>
    </PictureFieldFrame>
  );
}
