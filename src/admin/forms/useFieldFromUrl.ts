import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';

/** The field that an address names to the form of a page, or to that of a record which it opens there. */
function askedField(search: string, isOfPage: boolean): string | null {
  const params = new URLSearchParams(search);
  return isOfPage && params.has(EDIT_PARAM) ? null : params.get(FIELD_PARAM);
}

/**
 * Puts the keyboard into the field that the address names (`?field=<name>`), once, when its form appears.
 * @param isOfPage whether the form is the page's own, in which the address opens no record
 */
export function useFieldFromUrl(form: RefObject<HTMLElement | null>, isOfPage = false): void {
  const { search } = useLocation();
  const asked = useRef(askedField(search, isOfPage));
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
