import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { EditorModal } from '../../layout/AdminDialogs';
import { StatusAlert } from '../../layout/StatusAlert';
import { useBusy } from '../../layout/useBusy';
import { useUnsavedInput } from '../../forms/unsavedInput';
import { inputDropped } from '../../store/unsavedSlice';
import { useRequestsDispatch } from '../store/hooks';
import { receiveMessage } from './receive';

const PROBLEMS = {
  brokenLink: 'This request link is not valid.',
  nothing: 'No request was found in this text. Paste the whole message, or enter it by hand.',
} as const;

/** The name of its unsaved input, which is `text`. */
export const PASTE_FORM = 'pasteMessage';

export function PasteMessageDialog({
  initialText,
  onClose,
}: {
  /** Text that was shared by another app, or pasted before a reload. */
  initialText: string;
  onClose: () => void;
}) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  useUnsavedInput(PASTE_FORM, text === '' ? null : { id: '', values: { text } });
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const { run } = useBusy();
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await run(async () => {
      setProblem(undefined);
      const result = await dispatch(receiveMessage(text));
      if ('problem' in result) return setProblem(result.problem);
      dispatch(inputDropped(PASTE_FORM));
      void navigate(result.path);
    });
  };
  const handleClose = () => {
    dispatch(inputDropped(PASTE_FORM));
    onClose();
  };
  return (
    <EditorModal title="Paste message" onClose={handleClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogContent>
          <TextField
            label="Message"
            name="message"
            multiline
            rows={10}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            helperText="The whole message from WhatsApp or e-mail, with its link if it has one"
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
          {problem && (
            <StatusAlert severity="error">
              <span>{PROBLEMS[problem]}</span>
              <Link to={NEW_REQUEST_PATH}>Enter the request by hand</Link>
            </StatusAlert>
          )}
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" disabled={text.trim() === ''}>
            Read message
          </Button>
          <Button variant="outlined" onClick={handleClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </EditorModal>
  );
}
