import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { RoundButton } from '@/ui/RoundButton';
import type { PictureRules } from './checkPicture';
import { DraftPicture } from './DraftPicture';
import { FieldFrame, Place } from './FieldFrame';
import { PictureRefused, placePicture, takePicture, type TakenPicture } from './takePicture';
import { usePictureDrop } from './usePictureDrop';
import { usePictureWork } from './usePictureWork';

export interface GalleryFieldProps {
  label: string;
  value: readonly string[];
  onChange: (refs: string[]) => void;
  rules: PictureRules;
  /** Pictures at most, and what is said of more. */
  max: number;
  countText: string;
  ratio: readonly [number, number];
  hint?: string;
  /** What is wrong with the value itself. */
  error?: string;
  isDisabled?: boolean;
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  '& li': { position: 'relative' },
  '& li > span': { borderRadius: 12 },
  '& li > div': { position: 'absolute', inset: '8px 8px auto', display: 'flex', gap: 6 },
  '& li > div > :last-child': { marginLeft: 'auto' },
});

function moved(list: readonly string[], from: number, by: 1 | -1): string[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}

/**
 * Takes files one after another; what is taken stays, and the refusal of each is told.
 * @param queue more may join it while it lasts; a file leaves it when it is done
 */
async function takeAll(
  queue: File[],
  rules: PictureRules,
  tools: Parameters<typeof takePicture>[2],
  onTaken: (taken: TakenPicture) => void,
): Promise<TakenPicture | void> {
  const refusals: string[] = [];
  let last: TakenPicture | undefined;
  for (let file = queue[0]; file; file = queue[0]) {
    try {
      // One at a time: each may need a lot of memory while it is opened.
      // oxlint-disable-next-line no-await-in-loop
      last = await takePicture(file, rules, tools);
      onTaken(last);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      refusals.push(error.message);
    }
    tools.signal.throwIfAborted();
    queue.shift();
  }
  if (refusals.length > 0) throw new PictureRefused(refusals.join(' '));
  return last;
}

interface GalleryItemProps extends Pick<GalleryFieldProps, 'label' | 'ratio' | 'isDisabled'> {
  src: string;
  /** Its place, from 0. */
  at: number;
  isLast: boolean;
  /** There is no other to change places with. */
  isAlone: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function GalleryItem(props: GalleryItemProps) {
  const { label, ratio, isDisabled, src, at, isLast, isAlone, onMove, onRemove } = props;
  const name = `picture ${at + 1}`;
  return (
    <li>
      <DraftPicture src={src} alt={`${label}, ${name}`} ratio={ratio} sizes="240px" />
      <div>
        {!isAlone && (
          <>
            <RoundButton
              type="button"
              aria-label={`Move ${name} up`}
              disabled={isDisabled || at === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowBackIcon fontSize="small" />
            </RoundButton>
            <RoundButton
              type="button"
              aria-label={`Move ${name} down`}
              disabled={isDisabled || isLast}
              onClick={() => onMove(1)}
            >
              <ArrowForwardIcon fontSize="small" />
            </RoundButton>
          </>
        )}
        <RoundButton
          type="button"
          aria-label={`Remove ${name}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </RoundButton>
      </div>
    </li>
  );
}

/** What happens to the pictures of a field. */
function useGallery({ value, onChange, rules, max, countText }: GalleryFieldProps) {
  const { work, run, refuse, cancel } = usePictureWork();
  /** Files that are being taken or wait for it. */
  const queue = useRef<File[]>([]);
  const latest = useRef(value);
  latest.current = value;

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = ({ ref }: TakenPicture) => {
    if (!latest.current.includes(ref)) change([...latest.current, ref]);
  };
  return {
    work,
    change,
    take(files: File[]) {
      const isUnderway = queue.current.length > 0;
      if (latest.current.length + queue.current.length + files.length > max) refuse(countText);
      else if (isUnderway) queue.current.push(...files);
      else {
        const taking = [...files];
        queue.current = taking;
        void run((tools) => takeAll(taking, rules, tools, add)).finally(() => taking.splice(0));
      }
    },
    cancel() {
      // Another list, so that what is chosen next is not among the cancelled.
      queue.current = [];
      cancel();
    },
    uploadAgain() {
      const { owed } = work;
      if (!owed) return;
      void run(async (tools) => {
        const taken = await placePicture(owed.blob, tools);
        change(latest.current.map((ref) => (ref === owed.ref ? taken.ref : ref)));
        return taken;
      });
    },
  };
}

/** A field of several pictures, in an order. */
export function GalleryField(props: GalleryFieldProps) {
  const { label, value, rules, max, ratio, isDisabled = false } = props;
  const id = useId();
  const { work, change, take, cancel, uploadAgain } = useGallery(props);
  const drop = usePictureDrop({
    types: rules.types,
    isMultiple: true,
    isDisabled,
    onFiles: take,
  });
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={false}
      hint={props.hint}
      error={props.error}
      work={work}
      onCancel={cancel}
      onUploadAgain={uploadAgain}
      rootProps={{ ...drop.getRootProps(), 'data-invalid': props.error ? '' : undefined }}
      root={drop.rootRef}
      isDragActive={drop.isDragActive}
    >
      <input {...drop.getInputProps({ id, 'aria-label': undefined })} />
      {value.length > 0 && (
        <List aria-label={`${label}: ${value.length} of ${max}`}>
          {value.map((ref, at) => (
            <GalleryItem
              key={ref}
              {...{ label, ratio, at, isDisabled }}
              src={ref}
              isLast={at === value.length - 1}
              isAlone={value.length === 1}
              onMove={(by) => change(moved(value, at, by))}
              onRemove={() => change(value.filter((_, other) => other !== at))}
            />
          ))}
        </List>
      )}
      <Place
        type="button"
        disabled={isDisabled || value.length >= max}
        aria-describedby={`${id}-label ${id}-note`}
        onClick={drop.open}
      >
        <AddPhotoIcon />
        <span>Add pictures</span>
        <small>
          {value.length} of {max}, or drop them here
        </small>
      </Place>
    </FieldFrame>
  );
}
