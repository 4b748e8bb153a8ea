import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/** Reads the title out when another page has come; of the first page the browser tells itself. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      setTitle(last);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <VisuallyHidden role="status" aria-live="polite" aria-label="Page">
      {title}
    </VisuallyHidden>
  );
}
