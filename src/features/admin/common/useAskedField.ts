import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { FIELD_PARAM } from '@/domain/adminPaths';

/** Puts the keyboard into the field that the address names (`?field=<name>`), once, when its form appears. */
export function useAskedField(form: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const asked = useRef(new URLSearchParams(search).get(FIELD_PARAM));
  useEffect(() => {
    const name = asked.current;
    if (name === null) return undefined;
    // A window puts the keyboard at its beginning first.
    const frame = requestAnimationFrame(() => {
      const named = CSS.escape(name);
      const field = form.current?.querySelector<HTMLElement>(
        `[name="${named}"], [data-field="${named}"] button`,
      );
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
