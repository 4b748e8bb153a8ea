import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { AdminDialog } from '../dialogs';
import { PreviewLink } from './PreviewLink';
import { previewPath } from './previewPath';
import { PreviewWidthToggle } from './PreviewWidthToggle';
import { PREVIEW_WIDTHS, type PreviewWidth } from './widths';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '& > h2': { padding: 0 },
  '& > div': { display: 'flex', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    padding: '8px 12px',
    '& > h2': { display: 'none' },
    '& > div > a, & > div > button': { paddingInline: 14 },
  },
}));

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

interface Size {
  width: number;
  height: number;
}

/** Renders the page at a width in px, scaled down on narrower screens. */
function Screen({ path, width }: { path: string; width: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
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

/** Returns the initial preview width for the current screen. */
function ownWidth(): PreviewWidth {
  const fits = PREVIEW_WIDTHS.filter(({ px }) => px <= window.innerWidth).at(-1);
  return (fits ?? PREVIEW_WIDTHS[0]).name;
}

interface PreviewOverlayProps {
  /** Public path of the page, such as `/about`. */
  path: string;
  onClose: () => void;
}

/** Full-screen overlay with a page that includes unpublished changes, at a selectable width. */
export function PreviewOverlay({ path, onClose }: PreviewOverlayProps) {
  const [name, setName] = useState<PreviewWidth>(ownWidth);
  const width = PREVIEW_WIDTHS.find((entry) => entry.name === name) ?? PREVIEW_WIDTHS[0];
  return (
    <AdminDialog fullScreen onClose={onClose}>
      <Head>
        <DialogTitle>Live Preview</DialogTitle>
        <PreviewWidthToggle value={name} onChange={setName} />
        <div>
          <PreviewLink path={path} />
          <Button variant="contained" onClick={onClose}>
            Hide Preview
          </Button>
        </div>
      </Head>
      <Screen path={path} width={width.px} />
    </AdminDialog>
  );
}
