import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { NoticeStack } from '@/features/notices';
import { topDialog } from '../layout/AdminDialogs';

/** Moves the host to another element without replaying the entrance animations of its content. */
function move(host: Element, to: Element): void {
  if (host.parentElement === to) return;
  const isMoved = host.parentElement !== null;
  to.append(host);
  // Reading animations forces a layout of the whole page.
  if (!isMoved) return;
  for (const animation of host.getAnimations({ subtree: true })) animation.cancel();
}

/** Content outside the topmost dialog can be neither focused nor announced. The element is moved to keep its state. */
function useNoticeHost(home: RefObject<Element | null>): HTMLElement {
  const [host] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  useLayoutEffect(() => {
    const updateHost = () => {
      const place = topDialog() ?? home.current;
      if (place) move(host, place);
    };
    updateHost();
    // Dialogs are children of the body. A mutation observer runs before the browser paints the change.
    const observer = new MutationObserver(updateHost);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [home, host]);
  return host;
}

/** Distances in px that keep toasts above the sticky buttons of a form, which have two lines on a phone. */
const OVER_BUTTONS = { xs: 124, md: 84 };

const OVER_FOOTERS = {
  display: 'contents',
  // The tooltip of a button that was pressed must not cover the button of its toast.
  '& > [role="status"]': { zIndex: (theme: Theme) => theme.zIndex.tooltip + 1 },
  '[role="dialog"]:has(.MuiDialogActions-root) &, body:has(main [data-foot]) &:not([role="dialog"] *)':
    {
      '& > [role="status"]': { bottom: OVER_BUTTONS },
    },
};

/** Scrolls focused fields out from below the sticky buttons, which have two lines on a phone. Their own focus scrolls nothing. */
const scrollStyles = (
  <GlobalStyles
    styles={{
      'html:has(main [data-foot])': { scrollPaddingBottom: OVER_BUTTONS.xs + 12 },
      'main [data-foot] *': { scrollMarginBottom: -OVER_BUTTONS.xs - 12 },
    }}
  />
);

/** Renders the toasts in the topmost dialog, if one is open. Behind it, Undo could not be pressed. */
export function AdminNotices() {
  const home = useRef<HTMLDivElement>(null);
  const host = useNoticeHost(home);
  return (
    <div ref={home}>
      {scrollStyles}
      {createPortal(
        <Box sx={OVER_FOOTERS}>
          <NoticeStack />
        </Box>,
        host,
      )}
    </div>
  );
}
