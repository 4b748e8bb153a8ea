import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckboxField } from '../../forms/fields/CheckboxField';

/** Prints a text alone, in a frame that is removed afterwards. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  page.title = 'Recovery code';
  const line = page.createElement('p');
  line.textContent = text;
  page.body.append(line);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}

interface RecoveryCodeProps {
  code: string;
  isWritten: boolean;
  onWritten: (isWritten: boolean) => void;
  error: string | undefined;
}

/** The recovery code, which is shown once. */
export function RecoveryCode({ code, isWritten, onWritten, error }: RecoveryCodeProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Typography>
        With the recovery code, the requests can be read without the passphrase. The code is shown
        only now. Write it down or print it, and keep it away from your devices.
      </Typography>
      <Typography component="output" aria-label="Recovery code" sx={{ fontFamily: 'monospace' }}>
        {code}
      </Typography>
      <Button variant="outlined" onClick={() => print(`Recovery code of the rental desk: ${code}`)}>
        Print code
      </Button>
      <CheckboxField
        label="I have written down the recovery code"
        isChecked={isWritten}
        onChange={onWritten}
        error={error}
      />
    </Stack>
  );
}
