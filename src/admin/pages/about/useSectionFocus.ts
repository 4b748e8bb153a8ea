import { useLayoutEffect, useRef } from 'react';
import type { AboutSection } from './fields';
import { findMarked, focusMark } from '../../layout/order/useMoveFocus';

/** Marks the button that adds a section. */
export const ADD_MARK = 'add';

/** Requested change that removes or moves the focused button. */
type Expected =
  | { kind: 'moved'; mark: string }
  | { kind: 'added' }
  | { kind: 'deleted'; id: string; next: string | undefined };

/**
 * Restores the focus in the list when an action moves or removes the focused button. After a move
 * it focuses the button that moved the section, and after a deletion the next section. A new
 * section gets the focus in its form, and closing a form focuses its section.
 * @param openId ID of the section whose form is open; '' for a new one, null for none
 */
export function useSectionFocus(sections: readonly AboutSection[], openId: string | null) {
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const expected = useRef<Expected | null>(null);
  const lastOpen = useRef(openId);
  const order = sections.map(({ id }) => id).join('\n');

  useLayoutEffect(() => {
    const { current: requested } = expected;
    const { current: closed } = lastOpen;
    lastOpen.current = openId;
    const focus = (...marks: string[]) => {
      const found = marks.map((mark) => findMarked(panel.current, mark));
      found.find((button) => button !== undefined)?.focus();
    };
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (requested?.kind === 'moved') focus(requested.mark);
    else if (requested?.kind === 'added' && openId === '')
      panel.current?.querySelector<HTMLElement>('form input[name]')?.focus();
    else if (isLost && requested?.kind === 'deleted' && !order.split('\n').includes(requested.id))
      focus(focusMark(requested.next ?? '', 'delete'), ADD_MARK);
    else if (isLost && closed !== null && closed !== openId)
      focus(focusMark(closed, 'edit'), ADD_MARK);
    else return;
    expected.current = null;
  }, [order, openId]);

  const expect = {
    moved: (mark: string) => (expected.current = { kind: 'moved', mark }),
    added: () => (expected.current = { kind: 'added' }),
    deleted: ({ id }: AboutSection, next: AboutSection | undefined) =>
      (expected.current = { kind: 'deleted', id, next: next?.id }),
  };
  return { panel, list, expect };
}
