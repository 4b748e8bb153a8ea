import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';

/**
 * Returns the field that the URL names for the form of a page, or for the form of a record opened
 * there.
 */
function fieldInUrl(search: string, isOfPage: boolean): string | null {
  const params = new URLSearchParams(search);
  return isOfPage && params.has(EDIT_PARAM) ? null : params.get(FIELD_PARAM);
}

/**
 * Focuses the field named by the URL (`?field=<name>`) once, when its form appears or stops being read-only.
 * @param isOfPage whether the form belongs to the page itself, so that the URL opens no record
 */
export function useFieldFromUrl(
  form: RefObject<HTMLElement | null>,
  isOfPage: boolean,
  isReadOnly: boolean,
): void {
  const { search } = useLocation();
  const requested = useRef(fieldInUrl(search, isOfPage));
  useEffect(() => {
    const name = requested.current;
    if (name === null) return undefined;
    // A dialog first moves the focus to its start.
    const frame = requestAnimationFrame(() => {
      const named = CSS.escape(name);
      const field = form.current?.querySelector<HTMLElement>(
        `[name="${named}"], [data-field="${named}"] button`,
      );
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
      // A disabled field cannot be focused.
      if (!isReadOnly) requested.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isReadOnly]);
}
