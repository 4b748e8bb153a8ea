import { styled } from '@mui/material/styles';

export const TRAP_NAME = 'website';

const Hidden = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A field nobody sees, hears or reaches with the keyboard: only a robot fills it (faults.md). */
export function TrapField() {
  return (
    <Hidden aria-hidden="true">
      <label>
        Website
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Hidden>
  );
}

/** What the trap of a form holds: '' unless a robot filled it. */
export function trapValue(form: HTMLFormElement): string {
  const value = new FormData(form).get(TRAP_NAME);
  return typeof value === 'string' ? value : '';
}
