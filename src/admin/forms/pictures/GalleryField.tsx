import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { useId } from 'react';
import { withIds } from '@/domain/text/ids';
import { CardGrid } from '@/ui/layout/CardGrid';
import { DashedButton } from '../../layout/DashedButton';
import { MoveButtons, type MovableItem } from '../../layout/order/MoveButtons';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { TooltipButton } from '../../layout/TooltipButton';
import { DraftPicture } from './DraftPicture';
import { PictureFieldFrame } from './PictureFieldFrame';
import { useGallery, type GalleryValue } from './useGallery';
import { usePictureDrop } from './usePictureDrop';

interface GalleryFieldProps extends GalleryValue {
  /** Name in the form, by which a URL can refer to the field. */
  name?: string;
  label: string;
  ratio: readonly [number, number];
  hint?: string;
  /** Validation error of the value. */
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

/** Field for several pictures in a defined order. */
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
