import { VisuallyHidden } from '../layout/Boxes';

/** Neutral, because browsers fill fields named 'website', 'company', 'phone' or 'ext…' (phone extension). */
export const HONEYPOT_NAME = 'spare';

/** Make LastPass, 1Password, Dashlane and Bitwarden ignore the field. */
const IGNORED = {
  'data-lpignore': 'true',
  'data-1p-ignore': 'true',
  'data-form-type': 'other',
  'data-bwignore': 'true',
};

/** Honeypot field. People cannot see, hear or focus it, so only scripts fill it. */
export function HoneypotField() {
  return (
    <VisuallyHidden as="div" aria-hidden="true" inert>
      <label>
        Leave this field empty
        <input
          type="text"
          name={HONEYPOT_NAME}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          {...IGNORED}
        />
      </label>
    </VisuallyHidden>
  );
}

export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(HONEYPOT_NAME);
  return typeof value === 'string' ? value : '';
}
