import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import GlobalStyles from '@mui/material/GlobalStyles';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type RefObject } from 'react';
import Cropper from 'react-easy-crop';
import cropperCss from 'react-easy-crop/react-easy-crop.css?inline';
import { RADII } from '@/theme/tokens';
import { AdminDialog } from '../../layout/AdminDialogs';
import { TooltipButton } from '../../layout/TooltipButton';
import type { CropArea } from './importPicture';

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'min(52dvh, 420px)',
  borderRadius: RADII.card,
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.sunken,
}));

const MAX_ZOOM = 4;

const MOVES = [
  ['ArrowLeft', 'Move left', ArrowBackIcon],
  ['ArrowUp', 'Move up', ArrowUpIcon],
  ['ArrowDown', 'Move down', ArrowDownIcon],
  ['ArrowRight', 'Move right', ArrowForwardIcon],
] as const;

interface CropDialogProps {
  url: string;
  /** Width divided by height of the crop. */
  aspect: number;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

export function CropDialog({ url, aspect, onCrop, onClose }: CropDialogProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  // The frame is rendered after the picture has loaded.
  const frame = useRef<RefObject<HTMLDivElement | null>>(null);
  const zoomId = useId();
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  // As a key, because only those and dragging keep the frame within the picture.
  const press = (key: string) =>
    frame.current?.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return (
    <AdminDialog maxWidth="md" onClose={onClose}>
      <GlobalStyles styles={cropperCss} />
      <DialogTitle>Crop image</DialogTitle>
      <DialogContent>
        <Stage>
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            keyboardStep={10}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': 'Crop area. Use the arrow keys to move it.' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_part, pixels) => setArea(pixels)}
            setCropperRef={(ref) => {
              frame.current = ref;
            }}
          />
        </Stage>
        <Stack direction="row" sx={{ justifyContent: 'center' }}>
          {MOVES.map(([key, label, Icon]) => (
            <TooltipButton key={key} label={label} onClick={() => press(key)}>
              <Icon />
            </TooltipButton>
          ))}
        </Stack>
        <FormControl>
          <InputLabel htmlFor={zoomId}>Zoom</InputLabel>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </FormControl>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!area} onClick={() => area && onCrop(area)}>
          Apply crop
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
