import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { useEffect, useId, useState } from 'react';
import { lazyModule, preloading } from '@/ui/lazy/lazyModule';
import { DashedButton } from '../../layout/DashedButton';
import { LazyDialog } from '../../layout/LazyDialog';
import { DraftPicture } from './DraftPicture';
import { PictureFieldFrame } from './PictureFieldFrame';
import { useOnePicture, type OnePictureOptions } from './useOnePicture';
import { usePictureDrop } from './usePictureDrop';

const cropDialog = lazyModule(() => import('./CropDialog'));

interface PictureFieldProps extends OnePictureOptions {
  label: string;
  /** Name in the form, by which a URL can refer to the field. */
  name?: string;
  /** Width and height of the displayed ratio. */
  ratio: readonly [number, number];
  hint?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

interface PictureActionsProps {
  /** Id of the field’s label, because the buttons of several fields have the same text. */
  describedBy: string;
  isDisabled: boolean;
  onReplace: () => void;
  onCrop: (() => void) | undefined;
  onClear: () => void;
}

function PictureActions(props: PictureActionsProps) {
  const { describedBy, isDisabled, onReplace, onCrop, onClear } = props;
  const shared = { 'aria-describedby': describedBy, disabled: isDisabled };
  return (
    <CardActions sx={{ pt: 1, px: 1, pb: 1 }}>
      <Button variant="outlined" size="small" {...shared} onClick={onReplace}>
        Replace
      </Button>
      {onCrop && (
        <Button
          variant="outlined"
          size="small"
          {...shared}
          {...preloading(cropDialog)}
          onClick={onCrop}
        >
          Crop
        </Button>
      )}
      <Button color="inherit" size="small" {...shared} onClick={onClear}>
        Clear
      </Button>
    </CardActions>
  );
}

/** Manages the picture in the crop dialog and its object URL, which is revoked when it closes. */
function useCropSource() {
  const [source, setSource] = useState<{ blob: Blob; url: string }>();
  useEffect(() => source && (() => URL.revokeObjectURL(source.url)), [source]);
  return {
    source,
    openCrop: (blob: Blob | undefined) =>
      setSource(blob && { blob, url: URL.createObjectURL(blob) }),
    closeCrop: () => setSource(undefined),
  };
}

/**
 * Field for one picture, which can be selected, dropped or pasted. It is validated, re-encoded and
 * stored until publication.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, value, rules, ratio, isDisabled = false } = props;
  const id = useId();
  const picture = useOnePicture(props);
  const { source, openCrop, closeCrop } = useCropSource();
  const take = async (file: File | undefined, isToFit?: boolean) => {
    if (!file) return;
    if (props.hasCrop === 'always') openCrop(await picture.open(file, isToFit));
    else await picture.take(file, isToFit);
  };
  const drop = usePictureDrop({
    types: rules.types,
    isMultiple: false,
    isDisabled,
    onFiles: ([file]) => void take(file),
  });
  return (
    <PictureFieldFrame
      id={id}
      name={props.name}
      label={label}
      isRequired={props.isRequired ?? false}
      hint={props.hint}
      canBeAnimated={rules.types.includes('image/gif')}
      error={props.error}
      work={picture.work}
      onCancel={picture.cancel}
      onFit={() => void take(picture.work.fitting[0], true)}
      onUploadAgain={() => void picture.uploadAgain()}
      drop={drop}
    >
      {value === '' ? (
        <DashedButton
          disabled={isDisabled}
          aria-describedby={`${id}-label ${id}-note`}
          data-invalid={props.error ? '' : undefined}
          onClick={drop.open}
        >
          <AddPhotoIcon />
          <span>Choose an image</span>
          <small>or drop it here</small>
        </DashedButton>
      ) : (
        <Card sx={{ maxWidth: 420 }}>
          <DraftPicture src={value} alt={`${label}: selected image`} ratio={ratio} sizes="420px" />
          <PictureActions
            describedBy={`${id}-label`}
            isDisabled={isDisabled}
            onReplace={drop.open}
            onCrop={picture.canCrop ? () => void picture.whole().then(openCrop) : undefined}
            onClear={picture.clear}
          />
        </Card>
      )}
      {source && (
        <LazyDialog part={cropDialog} title="Crop image" onClose={closeCrop}>
          {({ CropDialog }) => (
            <CropDialog
              url={source.url}
              aspect={ratio[0] / ratio[1]}
              onClose={closeCrop}
              onCrop={(area) => {
                closeCrop();
                void picture.crop(source.blob, area);
              }}
            />
          )}
        </LazyDialog>
      )}
    </PictureFieldFrame>
  );
}
