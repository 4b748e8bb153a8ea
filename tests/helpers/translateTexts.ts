/**
 * Replaces every text node by an element with the same text, as browsers do when they translate a page, and every one that is
 * added later. It is self-contained, so that a page can run it before its own scripts.
 */
export function translateTexts(): () => void {
  const translate = (text: Node) => {
    const { parentElement, parentNode } = text;
    if (!parentElement || !parentNode || !text.nodeValue?.trim()) return;
    if (parentElement.closest('font, head, script, style, template, textarea')) return;
    if (parentElement.closest('[translate]')?.matches('[translate="no"]')) return;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    for (const element of [font, inner]) element.style.verticalAlign = 'inherit';
    inner.textContent = text.nodeValue;
    font.append(inner);
    parentNode.insertBefore(font, text);
    parentNode.removeChild(text);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translateAll(document);
  return () => observer.disconnect();
}
