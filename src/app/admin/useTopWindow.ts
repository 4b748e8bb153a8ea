import { useEffect, useState } from 'react';

/** The modal window on top of all others, or null where there is none; follows what opens and closes. */
export function useTopWindow(): Element | null {
  const [top, setTop] = useState<Element | null>(null);
  useEffect(() => {
    /** In the order they were opened, which the document does not tell. */
    let opened: Element[] = [];
    const look = () => {
      const now = [...document.querySelectorAll('dialog:modal')];
      opened = [
        ...opened.filter((element) => now.includes(element)),
        ...now.filter((element) => !opened.includes(element)),
      ];
      setTop(opened.at(-1) ?? null);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => observer.disconnect();
  }, []);
  return top;
}
