import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { PATHS } from '@/domain/links/paths';
import { AdminDialog } from '../AdminDialogs';

export function previewPath(path: string): string {
  return path === PATHS.home ? PATHS.preview : PATHS.preview + path;
}

interface PreviewLinkProps {
  path: string;
  label?: string;
}

export function PreviewLink({ path, label = 'Open in New Tab' }: PreviewLinkProps) {
  return (
    <Button
      variant="outlined"
      href={previewPath(path)}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNewIcon />}
      sx={{ justifySelf: 'start' }}
    >
      {label}
    </Button>
  );
}

/** Preview widths in CSS pixels of the page. */
const WIDTHS = { Phone: 390, Tablet: 820, Desktop: 1280 };

type WidthName = keyof typeof WIDTHS;

const NAMES = Object.keys(WIDTHS) as WidthName[];

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.sunken,
  '& > iframe': {
    position: 'absolute',
    top: 0,
    left: '50%',
    border: 0,
    transformOrigin: 'top left',
    backgroundColor: theme.vars?.palette.background.default,
  },
}));

interface PreviewProps {
  path: string;
}

function Screen({ path, width }: PreviewProps & { width: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <Stage ref={stage}>
      {/* eslint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs our storage */}
      <iframe
        title="Preview of the page"
        src={previewPath(path)}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
    </Stage>
  );
}

function PreviewOverlay({ path, onClose }: PreviewProps & { onClose: () => void }) {
  // The width of this screen at first.
  const [name, setName] = useState<WidthName>(
    () => NAMES.findLast((one) => WIDTHS[one] <= window.innerWidth) ?? 'Phone',
  );
  return (
    <AdminDialog fullScreen onClose={onClose}>
      <Stack
        component="header"
        direction="row"
        sx={{ justifyContent: 'space-between', gap: '0 16px', p: '8px 16px' }}
      >
        <DialogTitle sx={{ display: { xs: 'none', sm: 'block' }, p: 0 }}>Live Preview</DialogTitle>
        <RadioGroup
          row
          aria-label="Preview width"
          value={name}
          onChange={(_event, value) => setName(value as WidthName)}
        >
          {NAMES.map((one) => (
            <FormControlLabel key={one} value={one} label={one} control={<Radio />} />
          ))}
        </RadioGroup>
        <Stack direction="row" spacing={1} sx={{ '& > *': { px: { xs: 1.75, sm: 2.75 } } }}>
          <PreviewLink path={path} />
          <Button variant="contained" onClick={onClose}>
            Hide Preview
          </Button>
        </Stack>
      </Stack>
      <Screen path={path} width={WIDTHS[name]} />
    </AdminDialog>
  );
}

export function PreviewButton({ path }: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={() => setIsOpen(true)}>
        Show Preview
      </Button>
      {isOpen && <PreviewOverlay path={path} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function PagePreview({ path }: { path: string }) {
  return (
    <>
      <PreviewLink path={path} label="Live Preview" />
      <PreviewButton path={path} />
    </>
  );
}
