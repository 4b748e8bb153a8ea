import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/**
 * Announces the title after navigation. The browser announces the title of the first page itself.
 */
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
