import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RADII } from '@/theme/tokens';
import { Button, IconButton } from '@/ui/form/Button';
import {
  noticeDismissed,
  selectNotices,
  type Notice,
  bannerDismissed,
  selectBanner,
} from './noticesSlice';

// See docs/behaviour/toasts.md.

const Stack = styled('div')({
  position: 'fixed',
  zIndex: 40,
  right: 16,
  bottom: 'calc(16px + var(--bar, 0px) + var(--strip, 0px))',
  left: 16,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

const Toast = styled('div')(({ theme }) => ({
  display: 'flex',
  // The button of long or large text is below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '0 8px',
  width: 'min(560px, 100%)',
  padding: '4px 4px 4px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderLeft: '4px solid currentColor',
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: '0 12px 40px rgb(0 0 0 / 0.35)',
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.info.main,
  '&[data-type="success"]': { color: theme.vars?.palette.success.main },
  '&[data-type="warning"]': { color: theme.vars?.palette.warning.main },
  '&[data-type="error"]': { color: theme.vars?.palette.error.main },
  '& > p + :not(:last-child)': { paddingInline: 8 },
  '& > p': { flex: '1 1 7rem', padding: '10px 0', color: theme.vars?.palette.text.primary },
}));

function NoticeToast({ notice }: { notice: Notice }) {
  const dispatch = useDispatch();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const { id, duration, action } = notice;
  const dismiss = () => dispatch(noticeDismissed(id));

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dispatch(noticeDismissed(id)), duration);
    return () => clearTimeout(timer);
  }, [dispatch, id, duration, isPaused]);

  const handleAction = () => {
    if (action?.dispatches) dispatch(action.dispatches);
    dismiss();
  };
  return (
    <Toast
      className="rise"
      data-type={notice.type}
      // The timer pauses while the toast is hovered or focused, to leave time to read it (WCAG 2.2.1).
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <p>{notice.message}</p>
      {action?.to !== undefined && (
        <Button to={action.to} onClick={dismiss} color="inherit">
          {action.label}
        </Button>
      )}
      {action?.dispatches && (
        <Button onClick={handleAction} color="inherit">
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Dismiss message" onClick={dismiss} sx={{ color: 'text.secondary' }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Toast>
  );
}

function useReturnFocus() {
  const before = useRef<Element | null>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    const target = before.current?.isConnected ? before.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      isInside.current = true;
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onBlur() {
      isInside.current = false;
    },
  };
}

export function NoticeStack() {
  // The effect of the press that shows a toast is painted first: a slow phone needs 50 ms for a toast.
  const current = useSelector(selectNotices);
  // A dismissed toast is removed immediately, so that its action cannot be pressed twice.
  const notices = useDeferredValue(current).filter((notice) => current.includes(notice));
  const focusHandlers = useReturnFocus();
  return (
    <Stack role="status" aria-live="polite" {...focusHandlers}>
      {notices.map((notice) => (
        <NoticeToast key={notice.id} notice={notice} />
      ))}
    </Stack>
  );
}

const Banner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 15,
  inset: '64px 0 auto 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '4px 8px 4px 16px',
  fontSize: '0.9375rem',
  borderBottom: `1px solid ${theme.vars?.palette.warning.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));

export function StorageBanner() {
  const text = useSelector(selectBanner);
  const dispatch = useDispatch();
  if (text === null) return null;
  return (
    <Banner role="status">
      <p>{text}</p>
      <IconButton aria-label="Dismiss notice" onClick={() => dispatch(bannerDismissed())}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Banner>
  );
}
