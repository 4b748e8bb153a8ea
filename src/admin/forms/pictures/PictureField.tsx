import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { useState, useEffect, useId } from 'react';
import { lazyModule, preloading } from '@/ui/lazy/lazyModule';
import { isMediaDraft, mediaBlob } from '../../drafts/storage/mediaDrafts';
import { DashedButton } from '../../layout/TooltipButton';
import { LazyDialog } from '../../layout/AdminDialogs';
import { DraftPicture } from './DraftPicture';
import {
  type CropArea,
  cropPicture,
  importPicture,
  preparePicture,
  storePicture,
  type ImportedPicture,
} from './importPicture';
import { PictureFieldFrame, usePictureDrop } from './PictureFieldFrame';
import type { PictureRules } from './pictureRules';
import { usePictureTask, type PictureOutcome } from './usePictureTask';

interface OnePictureOptions {
  /** Site path, https URL or media draft, or '' for none. */
  value: string;
  onChange: (ref: string) => void;
  rules: PictureRules;
  /** `always` opens the crop dialog for every new file. */
  hasCrop?: boolean | 'always';
  onOutcome?: (outcome: PictureOutcome) => void;
}

function useOnePicture(options: OnePictureOptions) {
  const { value, onChange, rules, hasCrop, onOutcome } = options;
  const { work, run, cancel } = usePictureTask();
  const runAndReport = async (job: Parameters<typeof run>[0]) => {
    const outcome = await run(job);
    onOutcome?.(outcome);
  };
  // Original picture, so that it can be cropped again without quality loss.
  const [source, setSource] = useState<{ ref: string; blob: Blob } | null>(null);
  const put = (imported: ImportedPicture, whole: Blob): ImportedPicture => {
    setSource({ ref: imported.ref, blob: whole });
    onChange(imported.ref);
    return imported;
  };
  const isSourceKnown = source?.ref === value;
  return {
    work,
    cancel,
    canCrop: Boolean(hasCrop) && (isSourceKnown || isMediaDraft(value)),
    /** Original picture for the crop dialog, or undefined when it no longer exists. */
    whole: async () => (isSourceKnown ? source.blob : mediaBlob(value)),
    /** Opens a file, converted if needed, for cropping. Returns undefined when it is rejected. */
    async open(file: File, isToFit = false): Promise<Blob | undefined> {
      let opened: Blob | undefined;
      const outcome = await run(async (tools) => {
        opened = await preparePicture(file, rules, { ...tools, isToFit });
      });
      if (outcome === 'failed') onOutcome?.(outcome);
      return outcome === 'added' ? opened : undefined;
    },
    take: (file: File, isToFit = false) =>
      runAndReport(async (tools) => {
        const imported = await importPicture(file, rules, { ...tools, isToFit });
        return put(imported, imported.blob);
      }),
    crop: (blob: Blob, area: CropArea) =>
      runAndReport(async (tools) => put(await cropPicture(blob, area, tools), blob)),
    uploadAgain: () =>
      runAndReport(async (tools) => {
        const { pendingUpload } = work;
        if (!pendingUpload) return undefined;
        return put(
          await storePicture(pendingUpload.blob, tools),
          source?.blob ?? pendingUpload.blob,
        );
      }),
    clear() {
      cancel();
      onChange('');
    },
  };
}

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

/** For one picture, which can be selected, dropped or pasted. */
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
