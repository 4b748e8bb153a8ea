import { styled } from '@mui/material/styles';

/** Neutral: form fillers and password managers go by names such as 'website', 'company' or 'phone'. */
export const HONEYPOT_NAME = 'extra';

const Hidden = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Attributes by which password managers (LastPass, 1Password, Dashlane, Bitwarden) leave a field alone. */
const IGNORED = {
  'data-lpignore': 'true',
  'data-1p-ignore': 'true',
  'data-form-type': 'other',
  'data-bwignore': 'true',
};

/** The honeypot: a field that people neither see, hear nor focus, so that scripts alone fill it. */
export function HoneypotField() {
  return (
    <Hidden aria-hidden="true" inert>
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
    </Hidden>
  );
}

/** Value of the honeypot of a form: '' unless something filled it. */
export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(HONEYPOT_NAME);
  return typeof value === 'string' ? value : '';
}
