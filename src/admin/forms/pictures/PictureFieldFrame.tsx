import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { RADII } from '@/theme/tokens';
import type { PictureTaskState } from './usePictureTask';

/** File dialog, drag and drop, and paste. The field validates the files itself, so that its own messages are shown. */
export function usePictureDrop(options: {
  types: readonly string[];
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { types, isMultiple, isDisabled, onFiles } = options;
  return useDropzone({
    // This limits only the file dialog. The field itself validates files added in other ways.
    accept: Object.fromEntries(types.map((type) => [type, []])),
    multiple: isMultiple,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      const files = [...accepted, ...rejections.map(({ file }) => file)];
      if (files.length > 0) onFiles(files);
    },
  });
}

const Frame = styled(FormControl)(({ theme }) => ({
  gap: 8,
  '&[data-drag]': {
    outline: `2px dashed ${theme.vars?.palette.primary.main}`,
    outlineOffset: 6,
    borderRadius: RADII.card,
  },
}));

const Line = styled('span')({ display: 'block' });

interface PictureFieldFrameProps {
  id: string;
  /** Name in the form, by which a URL can refer to the field. */
  name: string | undefined;
  label: string;
  isRequired: boolean;
  hint: string | undefined;
  /** Whether files can be animated, whose animation is lost. */
  canBeAnimated?: boolean;
  error: string | undefined;
  work: PictureTaskState;
  onCancel: () => void;
  onUploadAgain: () => void;
  onFit: () => void;
  drop: ReturnType<typeof usePictureDrop>;
  /** Present to focus the frame when it has the first error of the form. */
  'data-invalid'?: '' | undefined;
  children: ReactNode;
}

export function PictureFieldFrame(props: PictureFieldFrameProps) {
  const { id, name, label, isRequired, hint, error, work, drop, children } = props;
  const { step, pendingUpload } = work;
  const problem = work.error ?? error;
  return (
    <Frame
      {...drop.getRootProps({ 'data-field': name })}
      fullWidth
      required={isRequired}
      error={Boolean(problem)}
      tabIndex={-1}
      data-invalid={props['data-invalid']}
      data-drag={drop.isDragActive ? '' : undefined}
    >
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </FormLabel>
      <input {...drop.getInputProps({ id, 'aria-label': undefined })} />
      {children}
      {step && (
        <Stack direction="row" spacing={1.5}>
          <Stack spacing={0.75} sx={{ flex: 1 }}>
            <Typography variant="body2" role="status">
              {step.text}…
            </Typography>
            <LinearProgress
              variant="determinate"
              value={step.part * 100}
              aria-label={`${step.text} ${label}`}
            />
          </Stack>
          <Button size="small" color="inherit" onClick={props.onCancel}>
            Cancel
          </Button>
        </Stack>
      )}
      <div id={`${id}-note`}>
        <FormHelperText role={problem ? 'alert' : undefined}>
          {/* Several files can have the same message. */}
          {[...new Set((problem ?? work.note ?? hint)?.split('\n'))].map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        </FormHelperText>
        {props.canBeAnimated && (
          <FormHelperText>Animated images are saved as still images.</FormHelperText>
        )}
      </div>
      {work.fitting.length > 0 && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={props.onFit}>
          Make it fit
        </Button>
      )}
      {pendingUpload && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={props.onUploadAgain}
        >
          Retry upload
        </Button>
      )}
    </Frame>
  );
}
