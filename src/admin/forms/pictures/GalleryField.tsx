import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADII } from '@/theme/tokens';
import { RoundButton } from '@/ui/form/RoundButton';
import { DraftPicture } from './DraftPicture';
import { PictureFieldFrame, DropTarget } from './PictureFieldFrame';
import { useGallery, type GalleryValue } from './useGallery';
import { usePictureDrop } from './usePictureDrop';

export interface GalleryFieldProps extends GalleryValue {
  /** Name in the form, by which a URL can refer to the field. */
  name?: string;
  label: string;
  ratio: readonly [number, number];
  hint?: string;
  /** Validation error of the value. */
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
  '& li > span': { borderRadius: RADII.card },
  '& li > div': { position: 'absolute', inset: '8px 8px auto', display: 'flex', gap: 6 },
  '& li > div > :last-child': { marginLeft: 'auto' },
});

function moved(list: readonly string[], from: number, by: 1 | -1): string[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}

interface GalleryItemProps extends Pick<GalleryFieldProps, 'label' | 'ratio' | 'isDisabled'> {
  src: string;
  /** Index of the picture, from 0. */
  at: number;
  isLast: boolean;
  /** Whether it is the only picture, which cannot be moved. */
  isAlone: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function GalleryItem(props: GalleryItemProps) {
  const { label, ratio, isDisabled, src, at, isLast, isAlone, onMove, onRemove } = props;
  const name = `image ${at + 1}`;
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

/** Field for several pictures in a defined order. */
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
    <PictureFieldFrame
      id={id}
      label={label}
      isRequired={false}
      hint={props.hint}
      error={props.error}
      work={work}
      onCancel={cancel}
      onUploadAgain={uploadAgain}
      rootProps={{
        ...drop.getRootProps({ 'data-field': props.name }),
        'data-invalid': props.error ? '' : undefined,
      }}
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
      <DropTarget
        type="button"
        disabled={isDisabled || value.length >= max}
        aria-describedby={`${id}-label ${id}-note`}
        onClick={drop.open}
      >
        <AddPhotoIcon />
        <span>Add images</span>
        <small>
          {value.length} of {max}, or drop them here
        </small>
      </DropTarget>
    </PictureFieldFrame>
  );
}
