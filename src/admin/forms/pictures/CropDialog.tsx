import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import cropperCss from 'react-easy-crop/react-easy-crop.css?inline';
import { RADII } from '@/theme/tokens';
import { Modal } from '@/ui/feedback/Modal';
import type { CropArea } from './encodePicture';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& .stage': {
    position: 'relative',
    height: 'min(52dvh, 420px)',
    borderRadius: RADII.card,
    overflow: 'hidden',
    backgroundColor: theme.vars?.palette.sunken,
  },
  '& label': { display: 'grid', gap: 4, fontWeight: 600, fontSize: '0.9375rem' },
  '& input[type="range"]': { height: 44 },
  '& .answers': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

const Window = styled(Modal)({ width: 'min(720px, calc(100vw - 24px))' });

const MAX_ZOOM = 4;

export interface CropDialogProps {
  /** Object URL of the picture. */
  url: string;
  /** Width divided by height of the crop. */
  aspect: number;
  onCrop: (area: CropArea) => void;
  onClose: () => void;
}

/** Dialog to select a crop by pointer, arrow keys or the zoom slider. */
export function CropDialog({ url, aspect, onCrop, onClose }: CropDialogProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <Window isOpen onClose={onClose} label="Crop image">
      <GlobalStyles styles={cropperCss} />
      <Body>
        <Typography variant="h4" component="h2">
          Crop image
        </Typography>
        <div className="stage">
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
            onCropComplete={(_part, pixels) => setArea(pixels)}
          />
        </div>
        <label>
          Zoom
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        <div className="answers">
          <Button variant="contained" disabled={!area} onClick={() => area && onCrop(area)}>
            Apply crop
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Body>
    </Window>
  );
}
