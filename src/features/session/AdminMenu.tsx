import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { endSession, keepSessionOnce, watchSession } from '@/api/storage/sessionLife';
import { PATHS } from '@/domain/links/paths';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { useBackToClose } from '@/ui/history/useBackToClose';
import { useMenuKeys } from '@/ui/navigation/useMenuKeys';
import { useOutsideInteraction } from '@/ui/navigation/useOutsideInteraction';
import { selectSession, signedOut } from './sessionSlice';

const Anchor = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: HEIGHTS.touch,
    height: HEIGHTS.touch,
    borderRadius: RADII.pill,
  },
  '& > button > span': {
    display: 'grid',
    placeItems: 'center',
    width: 34,
    height: 34,
    borderRadius: RADII.pill,
    fontWeight: 700,
    fontSize: '0.8125rem',
    textTransform: 'uppercase',
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
}));

const Menu = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  width: 224,
  padding: 8,
  border: `1px solid ${theme.vars?.palette.edge}`,
  borderRadius: RADII.card,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  '& p': {
    padding: '6px 12px 8px',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& [role="menuitem"]': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: HEIGHTS.touch,
    padding: '0 12px',
    borderRadius: 8,
    textDecoration: 'none',
  },
  '& [role="menuitem"]:hover, & [role="menuitem"]:focus-visible': {
    backgroundColor: theme.vars?.palette.divider,
  },
  '& [role="menuitem"]:focus-visible': { outlineOffset: -2 },
}));

export default function AdminMenu() {
  const session = useSelector(selectSession);
  const dispatch = useDispatch();
  const finish = useCallback(
    (until: number) => {
      endSession(until);
      dispatch(signedOut());
    },
    [dispatch],
  );
  useEffect(
    () => (session ? watchSession(session, () => finish(session.timestamp)) : undefined),
    [session, finish],
  );
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const handleMenuKey = useMenuKeys(menu, isOpen);
  const close = () => setIsOpen(false);
  useOutsideInteraction(anchor, isOpen, close);
  useBackToClose(close, isOpen);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      setIsOpen(true);
    } else handleMenuKey(event);
  };
  const username = session?.user.username ?? '';
  const item = { role: 'menuitem', tabIndex: -1, onClick: close };
  const linkProps = { ...item, reloadDocument: true, onClick: () => keepSessionOnce() };
  return (
    <Anchor ref={anchor} onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={`Account of ${username}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span translate="no">{Array.from(username)[0]}</span>
      </button>
      {isOpen && (
        <Menu>
          <p>
            Signed in as <span translate="no">{username}</span>
          </p>
          <div ref={menu} id={id} role="menu" aria-label="Account">
            <Link {...linkProps} to={PATHS.admin}>
              Dashboard
            </Link>
            <Link {...linkProps} to={PATHS.adminSettings}>
              Settings
            </Link>
            <button type="button" {...item} onClick={() => finish(Date.now())}>
              Sign Out
            </button>
          </div>
        </Menu>
      )}
    </Anchor>
  );
}
