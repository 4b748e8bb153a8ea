import Button from '@mui/material/Button';
import { useState } from 'react';
import { applyChanges, type Content } from '@/domain/content/content';
import { contentChanges } from '@/domain/content/contentChanges';
import { selectPublished } from '../../drafts/content/draftContentSelectors';
import { useAdminSelector } from '../../store/hooks';

/**
 * Button that logs a file as it would be published and copies it to the clipboard. It is for
 * developers and appears only under `npm run dev`.
 */
export function CopyCategoryJson({ content, file }: { content: Content; file: string }) {
  const published = useAdminSelector(selectPublished);
  const [message, setMessage] = useState('');
  const copy = async () => {
    if (!published) return;
    const next = applyChanges(published.files, contentChanges(published.content, content));
    const json = JSON.stringify(next[file], null, 2);
    // Developers request this output with the button.
    // eslint-disable-next-line no-console
    console.info(json);
    try {
      await navigator.clipboard.writeText(json);
      setMessage(`Copied. Paste it into public/data/${file}.`);
    } catch {
      setMessage('The clipboard is not available. The JSON was printed to the console.');
    }
  };
  return (
    <div>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy JSON
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
